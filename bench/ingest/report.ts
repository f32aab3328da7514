import { median } from '../timing'

/** Milliseconds of each run over all manuals. */
export interface Runs {
  pdftotext: number[]
  extraction: number[]
  whole: number[]
}

export interface IngestReport {
  manuals: number
  pages: number
  runs: number
  /** Pages per second, the median of the runs. */
  pagesPerSecond: { pdftotext: number; extraction: number; whole: number }
  /** The median of the ratios to pdftotext in the same run. */
  ratio: { extraction: number; whole: number }
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

export const toReport = (manuals: number, pages: number, runs: Runs): IngestReport => {
  const speed = (times: readonly number[]) => round((pages / median(times)) * 1000, 1)
  const against = (times: readonly number[]) =>
    round(median(times.map((time, index) => (runs.pdftotext[index] ?? Number.NaN) / time)), 3)
  return {
    manuals,
    pages,
    runs: runs.pdftotext.length,
    pagesPerSecond: {
      pdftotext: speed(runs.pdftotext),
      extraction: speed(runs.extraction),
      whole: speed(runs.whole),
    },
    ratio: { extraction: against(runs.extraction), whole: against(runs.whole) },
  }
}

const row = (name: string, speed: number, ratio: number) =>
  `${name.padEnd(34)}${speed.toFixed(1).padStart(10)}${ratio.toFixed(2).padStart(14)}`

export const toTable = ({ manuals, pages, runs, pagesPerSecond, ratio }: IngestReport) =>
  [
    `${manuals} manuals, ${pages} pages, median of ${runs} interleaved runs, no OCR`,
    '',
    `${''.padEnd(34)}${'pages/s'.padStart(10)}${'of pdftotext'.padStart(14)}`,
    row('pdftotext', pagesPerSecond.pdftotext, 1),
    row('text with character boxes', pagesPerSecond.extraction, ratio.extraction),
    row('whole processing, in its worker', pagesPerSecond.whole, ratio.whole),
  ].join('\n')
