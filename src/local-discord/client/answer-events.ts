import type { Gateway } from '../gateway/gateway.js';
import { dispatch } from '../gateway/session.js';
import type { Asked } from '../interactions/asked.js';
import type { ClientInteraction } from './client-interaction.js';

/**
 * Tells the client that something was done with an application how the application answered: a modal to show, choices to
 * offer, that it was done, or that nothing came within three seconds. Messages come as events of their own.
 */
export function tellAnswer(gateway: Gateway, sent: ClientInteraction, userId: string, asked: Promise<Asked>): void {
  const tell = (name: string, data: object): void => {
    const session = gateway.sessions.get(sent.sessionId);
    if (session?.userId === userId) dispatch(session, name, { nonce: sent.nonce, ...data });
  };
  asked.then(
    (answer) => {
      if (answer.kind === 'choices') tell('APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE', { choices: answer.choices });
      else if (answer.kind === 'failed') tell('INTERACTION_FAILURE', { id: answer.interactionId, reason_code: 1 });
      else {
        if (answer.modal) tell('INTERACTION_MODAL_CREATE', modalOf(answer, sent.channelId));
        tell('INTERACTION_SUCCESS', { id: answer.interactionId });
      }
    },
    (error: unknown) => gateway.log(`interaction: ${String(error)}`),
  );
}

/** The modal without the token that its submission is known by inside. */
function modalOf({ modal, interactionId }: Asked, channelId: string): object {
  const { openedBy: _token, ...shown } = { openedBy: '', ...modal };
  return { ...shown, id: interactionId, channel_id: channelId };
}
