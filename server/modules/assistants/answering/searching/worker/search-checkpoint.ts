import type { Checkpoint } from '../../../finding/checkpoint'
import type { SearchLimits } from './search-task'

/** A search was ended from outside. */
export class SearchEnded extends Error {
  constructor(readonly why: 'stopped' | 'out-of-time') {
    super(why)
  }
}

/** @throws SearchEnded, when it is called, if nobody waits any more or the time is over */
export function createSearchCheckpoint({
  stop,
  milliseconds,
}: Pick<SearchLimits, 'stop' | 'milliseconds'>): Checkpoint {
  const flag = new Uint8Array(stop)
  const deadline = performance.now() + milliseconds
  return () => {
    if (Atomics.load(flag, 0) === 1) throw new SearchEnded('stopped')
    if (performance.now() >= deadline) throw new SearchEnded('out-of-time')
  }
}
