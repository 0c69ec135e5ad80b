import type { REST } from 'discord.js';
import { type APIApplication, ApplicationFlags, Routes } from 'discord-api-types/v10';

const CONTENT = ApplicationFlags.GatewayMessageContent | ApplicationFlags.GatewayMessageContentLimited;

/** Whether this application may read what people write: it has the Message Content intent, reviewed or not (facts 1.9). */
export function readsContent(application: Pick<APIApplication, 'flags'>): boolean {
  return (Number(application.flags ?? 0) & CONTENT) !== 0;
}

/** The bot's own application. */
export async function fetchApplication(rest: REST): Promise<APIApplication> {
  // The route's answer is an application by Discord's own description.
  return (await rest.get(Routes.currentApplication())) as APIApplication;
}
