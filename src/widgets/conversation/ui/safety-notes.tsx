import type { Answer, Citation, SafetyNote } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { SafetyCallout, type SafetyLevel } from '@/shared/ui/callout'
import { passageAtPage } from '../model/shown-passage'
import { conversationText } from '../text'

const levels: Record<SafetyNote['level'], SafetyLevel> = { DANGER: 'danger', WARNING: 'warning', CAUTION: 'caution' }

/** "WARNING, DANGER and CAUTION texts that belong to a procedure are shown with it", each with its page. */
export function SafetyNotes({ answer, onOpen }: { answer: Answer; onOpen: (passage: Citation) => void }) {
  const t = useText(conversationText)
  return answer.safety.map(({ level, text, page, language }) => {
    const passage = passageAtPage(answer, page)
    return (
      <SafetyCallout key={`${level} ${text}`} level={levels[level]}>
        <span lang={language}>{text}</span>{' '}
        {passage && (
          <button
            type="button"
            data-printed
            onClick={() => onOpen(passage)}
            className="figures relative whitespace-nowrap text-link underline underline-offset-2 before:absolute before:-inset-x-2 before:-inset-y-3"
          >
            {t('page', { page })}
          </button>
        )}
      </SafetyCallout>
    )
  })
}
