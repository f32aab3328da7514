import { isBasic } from '../../../../record-tools/fields'
import type { RecordQuestion } from '../record-question'

/**
 * Whether a question asks for records as a whole, not for one thing of each, nor for those of a state, which their lines say.
 * What a record turns out to have nothing of is answered by all of it, too.
 */
export function isOfWhole({ asked, state, details }: Pick<RecordQuestion, 'asked' | 'state' | 'details'>): boolean {
  if (details.length > 0) return !details.every(isBasic)
  return state === undefined && !asked.has('sum') && !asked.has('count') && !asked.has('average')
}
