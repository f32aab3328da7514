import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { awaitConnection } from './await-connection'
import { type EnterHoursEvent, enterHoursMachine, type Waiting } from './enter-hours.machine'
import type { AcceptedReading, Entry, HoursPortal } from './entry'
import type { HoursSource } from './link-source'

/** Entering hours with the real calls, and with the device's network behind them. */
export function useEnterHours(source: HoursSource) {
  const [draft] = useState(source.readDraft)
  return useMachine(
    enterHoursMachine.provide({
      actors: {
        loadLink: fromPromise<HoursPortal>(({ signal }) => source.load(signal)),
        sendEntry: fromPromise<AcceptedReading, Entry | undefined>(({ input: entry, signal }) => {
          if (!entry) throw new Error('there is no entry to send')
          return source.send(entry, signal)
        }),
        awaitConnection: fromCallback<EnterHoursEvent, Waiting>(({ input, sendBack }) =>
          awaitConnection(input.tries, () => sendBack({ type: 'connection.restored' })),
        ),
      },
      actions: { keep: (_, kept) => source.storeDraft(kept) },
    }),
    { input: { draft } },
  )
}
