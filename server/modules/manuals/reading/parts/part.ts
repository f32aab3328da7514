import type { Box } from '../passage'

/** A row of a parts list. */
export interface Part {
  /** Page of the PDF, from 1. */
  page: number
  /** Position of its passage among the manual's passages, and of its row in that passage, from 0. */
  passage: number
  row: number
  /** Caption of the figure that shows it: "Fig. 3-2 Radiator". */
  figure?: string
  /** Its number in the figure, as printed. */
  item?: string
  /** Part number as printed. */
  number: string
  /** Description as printed, without the marks of its indentation. */
  description: string
  /** The description as one would say it: "upper radiator hose" for "HOSE, UPPER, RADIATOR". */
  name: string
  /** Name of the assembly that an indented part belongs to. */
  assembly?: string
  /** As printed: "2", "AR", "2-4", "–". */
  quantity?: string
  /** Serial range or other remark that is printed with the number. */
  remark?: string
  /** Of the row. */
  box: Box
}
