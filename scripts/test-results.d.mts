export interface Counts {
  passed: number
  failed: number
  skipped: number
}
export function fromVitest(report: string, code: number): Counts
export function fromPlaywright(report: string, code: number): Counts
export function addUp(counts: Counts[]): Counts
