import type { Intent } from '../../../../languages/question-words'
import type { ManualKind } from '../../../manuals'

const FACTORS = { parts: 0.8, service: 0.85 }

/**
 * Score factor for what another manual of the machine is made to say: how it is operated and maintained, what it measures
 * and what is wrong with it is in the manual for the people who run it, before a parts list that names the same things and
 * a service manual that treats them for the workshop. If there is none for them, no manual is affected.
 */
export function purposeFactor(kind: ManualKind | undefined, kinds: readonly ManualKind[], intent: Intent): number {
  if (!kinds.includes('operation') || intent === 'part') return 1
  if (kind === 'service') return FACTORS.service
  return kind === 'parts' && intent !== 'fact' ? FACTORS.parts : 1
}
