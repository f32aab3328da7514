import { useMeter } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import type { Entry, HoursPortal } from '../model/entry'
import type { Question } from '../model/failure'
import { enterHoursText } from '../text'

/** The question about a figure that is possible, but more often a slip. */
export function useQuestionWords() {
  const t = useText(enterHoursText)
  const write = useMeter()
  return ({ about, detail }: Question, { last, unit }: Pick<HoursPortal, 'last' | 'unit'>, entry: Entry) => {
    const entered = write(entry.value, unit)
    // How much is possible depends on the day of the last reading, which the server states in its question.
    if (about === 'jump') return { title: t('jumpTitle'), detail, yes: t('jumpYes', { entered }), no: t('correct') }
    // Where somebody else was faster, the last reading that this page knows does not explain the question.
    const isExplained = last && entry.value < last.value
    return {
      title: t('lowerTitle'),
      detail: isExplained ? t('lower', { entered, last: write(last.value, unit) }) : detail,
      yes: t('lowerYes'),
      no: t('correct'),
    }
  }
}
