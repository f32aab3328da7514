import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { awaitConnection } from './await-connection'
import { keepDraft, readDraft } from './draft'
import { type EnterHoursEvent, enterHoursMachine, type Sending, type Waiting } from './enter-hours.machine'
import type { AcceptedReading, HoursPortal } from './entry'
import { loadLink, sendEntry } from './send-entry'

/** Entering hours by a link, with the real calls, the device's storage and its network behind it. */
export function useEnterHours(token: string) {
  const [draft] = useState(() => readDraft(token))
  return useMachine(
    enterHoursMachine.provide({
      actors: {
        loadLink: fromPromise<HoursPortal, { token: string }>(({ signal }) => loadLink(token, signal)),
        sendEntry: fromPromise<AcceptedReading, Sending>(({ input: { entry }, signal }) => {
          if (!entry) throw new Error('there is no entry to send')
          return sendEntry(token, entry, signal)
        }),
        awaitConnection: fromCallback<EnterHoursEvent, Waiting>(({ input, sendBack }) =>
          awaitConnection(input.tries, () => sendBack({ type: 'connection.restored' })),
        ),
      },
      actions: { keep: (_, kept) => keepDraft(token, kept) },
    }),
    { input: { token, draft } },
  )
}
