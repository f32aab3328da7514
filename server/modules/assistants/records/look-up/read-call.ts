import type { z } from 'zod'
import { beginningOf } from '../../../../domain/beginning-of'
import { inLanguage } from '../../../../record-tools/asker-text'
import type { Asker, RecordTool } from '../../../../record-tools/record-tool'
import { notVisible } from '../texts'
import { type LookUpCall, lookUpSchema, propertiesOf, tidied } from './call'

interface Offered {
  tools: readonly RecordTool[]
  unseen: readonly RecordTool[]
}

export interface ReadCall {
  tool: RecordTool
  call: LookUpCall
}

/** The tool that a call means and what it is given, or else what is wrong with the call. */
export function readCall(input: unknown, { tools, unseen }: Offered, asker: Asker): ReadCall | { notes: string[] } {
  const names = tools.map(({ name }) => name).join(', ')
  if (typeof input !== 'object' || input === null || !('records' in input))
    return { notes: [`A call names the kind of records: ${names}.`] }
  const named = (one: RecordTool) => one.name === input.records
  const tool = tools.find(named)
  const hidden = unseen.find(named)
  if (hidden) return { notes: [inLanguage(notVisible(hidden.records), asker)] }
  if (!tool) return { notes: [`There is no such kind of records. There are: ${names}.`] }
  const parsed = lookUpSchema([tool]).safeParse(tidied(input, tool))
  if (parsed.success) return { tool, call: parsed.data }
  return { notes: parsed.error.issues.slice(0, MAX_FAULTS).map((one) => faultOf(one, tool)) }
}

const MAX_FAULTS = 5
/** Of what a call has, and of what there is instead. */
const MAX_LENGTHS = { echoed: 60, fault: 900 }

function faultOf(issue: z.core.$ZodIssue, tool: RecordTool): string {
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `“${key}”`).join(', ')
    return `${tool.name} takes no ${beginningOf(keys, MAX_LENGTHS.echoed)}. It takes: ${propertiesOf(tool).join(', ') || 'nothing'}.`
  }
  return beginningOf(`${issue.path.join('.')}: ${issue.message}`, MAX_LENGTHS.fault)
}
