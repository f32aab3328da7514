export interface Program {
  in: string
  out: string
}
export function productPrograms(): Program[]
export function testedPrograms(): Program[]
export function buildServer(what: { outdir: string; programs: Program[] }): Promise<void>
