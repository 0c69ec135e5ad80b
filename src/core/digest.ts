/** When a group's digest goes out, in the group's own zone. */
export interface DigestSchedule {
  readonly channel: string;
  /** 1 is Monday, 7 is Sunday (ISO 8601). */
  readonly weekday: number;
  /** 0 to 23. */
  readonly hour: number;
  /** An IANA zone such as `Europe/Berlin`. */
  readonly zone: string;
  /** The instant the schedule was set; nothing before it is due. */
  readonly since: Date;
}
