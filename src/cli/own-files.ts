import { fileURLToPath } from 'node:url';

// The build puts every part of the program into the folder of this file, so only from here the way to others is the same
// before and after it.

/** The program itself, for whoever starts it as a process of its own. */
export const MAIN = fileURLToPath(new URL('./main.js', import.meta.url));

/** The session document that comes with the program. */
export const EXAMPLE = fileURLToPath(new URL('../../examples/tmax.md', import.meta.url));

/** The folder of the stage's page as it was built; of no use before the build. */
export const STAGE_PAGE = new URL('../stage/', import.meta.url);
