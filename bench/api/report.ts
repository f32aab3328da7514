import { median, quantile } from '../timing'
import type { Borne } from './load'

/** What each round measured, on the small database and on the large one. */
export interface Rounds {
  app: { small: Borne[]; large: Borne[] }
  bare: { small: Borne[]; large: Borne[] }
}

export interface Row {
  name: string
  /** Requests a second of the app beside those of the bare server, on the large database. */
  app: number
  bare: number
  share: number
  p95: { small: number; large: number }
  ratio: number
}

const smallestShare = 0.5
const largestRatio = 2

export function toRow(name: string, { app, bare }: Rounds): Row {
  const perSecond = (rounds: readonly Borne[]) => median(rounds.map((one) => one.perSecond))
  const p95 = (rounds: readonly Borne[]) =>
    quantile(
      rounds.flatMap(({ times }) => times),
      0.95,
    )
  const [ours, theirs] = [perSecond(app.large), perSecond(bare.large)]
  const times = { small: p95(app.small), large: p95(app.large) }
  return { name, app: ours, bare: theirs, share: ours / theirs, p95: times, ratio: times.large / times.small }
}

/** The rows that miss a limit, or have no figures. */
export const missed = (rows: readonly Row[]): Row[] =>
  rows.filter(({ share, ratio }) => !(share >= smallestShare && ratio <= largestRatio))

export function toText(rows: readonly Row[]): string {
  const width = Math.max(0, ...rows.map(({ name }) => name.length))
  const cells = (values: readonly string[]) => values.map((value) => value.padStart(11)).join('')
  const head = cells(['app/s', 'bare/s', 'share', 'p95 small', 'p95 large', 'ratio'])
  const lines = rows.map(
    ({ name, app, bare, share, p95, ratio }) =>
      name.padEnd(width) +
      cells([
        app.toFixed(0),
        bare.toFixed(0),
        share.toFixed(2),
        p95.small.toFixed(1),
        p95.large.toFixed(1),
        ratio.toFixed(2),
      ]),
  )
  const over = missed(rows)
  const verdict =
    rows.length > 0 && over.length === 0
      ? `at least ${smallestShare} of the bare server's requests, and each p95 within ${largestRatio} times the small one`
      : `MISSED: ${over.map(({ name }) => name).join(', ') || 'nothing was measured'}`
  return [' '.repeat(width) + head, ...lines, verdict].join('\n')
}
