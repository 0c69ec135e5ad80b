/** What the server of the stage says about what is played; see `stage-play.ts`. */
export interface Play {
  readonly people: readonly Person[];
  readonly controls: readonly { readonly name: string; readonly label: string; readonly hint: string }[];
  readonly guide: readonly { readonly title: string; readonly text: string; readonly done: readonly string[] }[];
  /** The name of the file at hand. */
  readonly file?: string;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly role: string;
}

/** Asks the stage's server what is played. */
export async function loadPlay(): Promise<Play> {
  const answer = await fetch('/stage/play');
  return (await answer.json()) as Play;
}

/** The file at hand, as if it had been picked from a folder. */
export async function fileAtHand(name: string): Promise<File> {
  const answer = await fetch('/stage/file');
  return new File([await answer.blob()], name, { type: 'text/markdown' });
}

/** Makes something happen; gives what the server says about it, also when it went wrong. */
export async function useControl(name: string): Promise<string> {
  const answer = await fetch(`/stage/controls/${name}`, { method: 'POST' });
  return ((await answer.json()) as { message: string }).message;
}
