import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { type EnterHoursEvent, enterHoursMachine, type Waiting } from './enter-hours.machine'
import type { Entry, HoursPortal, SentReading } from './entry'
import type { HoursSource } from './link-source'

/** Entering hours with the real calls, and with the device's network behind them. */
export function useEnterHours(source: HoursSource) {
  const [draft] = useState(source.readDraft)
  return useMachine(
    enterHoursMachine.provide({
      actors: {
        loadLink: fromPromise<HoursPortal>(({ signal }) => source.load(signal)),
        sendEntry: fromPromise<SentReading, Entry | undefined>(({ input: entry, signal }) => {
          if (!entry) throw new Error('there is no entry to send')
          return source.send(entry, signal)
        }),
        awaitConnection: fromCallback<EnterHoursEvent, Waiting>(({ input, sendBack }) =>
          awaitConnection(input.tries, () => sendBack({ type: 'connection.restored' })),
        ),
      },
      actions: { storeDraft: (_, draft) => source.storeDraft(draft) },
    }),
    { input: { draft } },
  )
}

const firstPauseMs = 3000
const maxPauseMs = 60_000

/**
 * Calls back when a retry makes sense: as soon as the device reports a network, or after a pause that grows with the
 * attempts, because a network that is there may still carry nothing.
 *
 * @returns stops it
 */
function awaitConnection(tries: number, onRestored: () => void): () => void {
  const pause = Math.min(firstPauseMs * 2 ** Math.max(0, tries - 1), maxPauseMs)
  const timer = setTimeout(onRestored, pause)
  window.addEventListener('online', onRestored)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', onRestored)
  }
}
