/** What is played on the stage. It is told what it shows; what the bot is about, only the texts given to it know. */
export interface StagePlay {
  /** Where the local Discord listens: `http://127.0.0.1:1234`. */
  readonly discordUrl: string;
  /** Who may be acted as, the first at first. */
  readonly people: readonly StagePerson[];
  /** What can be done to the world from the page, in the order shown. */
  readonly controls: readonly StageControl[];
  /** A first run, step by step; none, when empty. */
  readonly guide: readonly GuideStep[];
  /** A file that the page has at hand wherever one is asked for. */
  readonly file?: { readonly name: string; readonly data: Uint8Array };
  /** Where the built page lies, as a `file:` address that ends with a slash. */
  readonly pageFolder: URL;
  readonly log: (line: string) => void;
}

/** A person with their token, as their client would hold it. */
export interface StagePerson {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  /** A few words on who they are, such as `host`. */
  readonly role: string;
}

/** Something that can be made to happen. */
export interface StageControl {
  /** Small letters, digits and dashes: it stands in an address. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Does it; gives one sentence on what happened. */
  readonly act: () => Promise<string>;
}

/** A step of the guide, ticked when all of it was done. */
export interface GuideStep {
  readonly title: string;
  readonly text: string;
  /** Each is `/command sub`, `[button]`, a reaction's emoji, `message`, `file`, or `control:name`. */
  readonly done: readonly string[];
}

/** A stage that is being served. */
export interface OpenStageServer {
  readonly url: string;
  close(): Promise<void>;
}
