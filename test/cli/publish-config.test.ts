import { expect, it } from 'vitest';
import { readConfig } from '../../src/cli/config.js';

it.each([
  'https://example.org/group/notes.git',
  'https://user:token@example.org/notes',
  'ssh://git@example.org:2222/notes.git',
  'git@example.org:group/notes.git',
  'file:///srv/notes.git',
  '/srv/notes.git',
])('takes %s as the address of a repository', (address) => {
  expect(readConfig({ PUBLISH_REPO: address }).publish).toEqual({
    remote: address,
    branch: null,
    requestBranch: null,
    only: null,
  });
});

it.each(['ext::sh -c id', '-u./evil', '--upload-pack=id', 'notes', 'git@example.org:-oProxyCommand=id', 'https://a b'])(
  'refuses %j, which git could take for something else, and repeats no part of it',
  (address) => {
    const read = () => readConfig({ PUBLISH_REPO: address });
    expect(read).toThrow('PUBLISH_REPO is no address of a Git repository');
    expect(read).not.toThrow(address);
  },
);

it.each(['-f', '../main', 'a..b', 'a b', 'refs/heads/../x', 'x.lock', '/main', 'main/', 'a~1'])(
  'refuses %j as the name of a branch',
  (branch) => {
    expect(() => readConfig({ PUBLISH_REPO: '/srv/notes.git', PUBLISH_REQUEST_BRANCH: branch })).toThrow(
      'PUBLISH_REQUEST_BRANCH is no name of a branch',
    );
  },
);

it('publishes nowhere without an address', () => {
  expect(readConfig({ PUBLISH_BRANCH: 'main' }).publish).toBeNull();
});
