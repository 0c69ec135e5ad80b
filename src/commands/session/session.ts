import { described, inEach } from '../../render/catalogue/localised.js';
import { previewTexts } from '../../render/catalogue/preview/preview-texts.js';
import type { Topic } from '../command.js';
import { briefSubcommand, meetSubcommand } from './brief.js';
import { closeSubcommand, reopenSubcommand } from './close.js';
import { deleteSubcommand } from './delete.js';
import { exportSubcommand } from './export.js';
import { hostsSubcommand } from './hosts.js';
import { linkSubcommand } from './link.js';
import { loadSubcommand } from './load.js';
import { postSubcommand } from './post-waiting.js';
import { speakerSubcommand } from './speaker.js';
import { statusSubcommand } from './status.js';
import type { Subcommand } from './subcommand.js';
import { templateSubcommand } from './template.js';
import { wrapSubcommand } from './wrap.js';

/** In the order in which a host meets them. */
const SUBCOMMANDS: readonly Subcommand[] = [
  templateSubcommand,
  loadSubcommand,
  linkSubcommand,
  postSubcommand,
  hostsSubcommand,
  speakerSubcommand,
  statusSubcommand,
  briefSubcommand,
  meetSubcommand,
  wrapSubcommand,
  closeSubcommand,
  reopenSubcommand,
  exportSubcommand,
  deleteSubcommand,
];

/** `/session`: a session's life, one subcommand a file. */
export const sessionTopic: Topic = {
  registration: [
    {
      name: 'session',
      ...described(inEach(previewTexts, (say) => say.sessionDescription)),
      contexts: [0],
      integration_types: [0],
      options: SUBCOMMANDS.map(({ option }) => option),
    },
  ],
  handlers: SUBCOMMANDS.flatMap(({ handlers }) => handlers),
};
