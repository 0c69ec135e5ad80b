import type { APIEmbed } from 'discord-api-types/v10';
import type { Client } from './client.js';
import { Picture } from './files.js';
import { Markdown } from './markdown.js';

/** An embed: a bar at its side, a title, words, fields and a picture. */
export function Embed({ embed, client, go }: { embed: APIEmbed; client: Client; go: (channelId: string) => void }) {
  const words = (text: string) => <Markdown text={text} seen={client.seen} go={go} />;
  return (
    <div class="embed">
      {embed.author && <small>{embed.author.name}</small>}
      {embed.title && <strong>{embed.title}</strong>}
      {embed.description && words(embed.description)}
      {embed.fields?.map(({ name, value }) => (
        <div key={name}>
          <strong>{name}</strong>
          {words(value)}
        </div>
      ))}
      {embed.image && <Picture url={embed.image.url} words={embed.title ?? ''} />}
      {embed.footer && <small class="faint">{embed.footer.text}</small>}
    </div>
  );
}
