/** The current instant. An argument everywhere, so that tests and the demo can turn it. */
export type Clock = () => Date;
