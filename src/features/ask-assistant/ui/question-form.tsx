import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { questionLimits } from '#contract/assistants-limits'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { useLeaveWarning } from '@/shared/lib/leave-warning'
import { Button } from '@/shared/ui/button'
import { askAssistantText } from '../text'

type QuestionFormProps = {
  draft: string
  onDraft: (text: string) => void
  onAsk: (question: string) => void
  /** Present while a question is on its way; ends it. */
  onStop?: (() => void) | undefined
  placeholder?: string
  /** Why no question can be asked now; the form is then disabled and shows this reason. */
  blocked?: string | undefined
  /** `lg` where the question is the only thing on the screen. */
  size?: 'md' | 'lg'
}

/** Where the question is typed. Enter asks, Shift and Enter begin a new line; on a touch keyboard Enter is a new line. */
export function QuestionForm({ draft, onDraft, onAsk, onStop, placeholder, blocked, size = 'md' }: QuestionFormProps) {
  const t = useText(askAssistantText)
  const id = useId()
  const isEmpty = draft.trim() === ''
  const [isTyped, setIsTyped] = useState(false)
  const letGo = useLeaveWarning(isTyped && !isEmpty)

  function type(text: string) {
    setIsTyped(true)
    onDraft(text)
  }

  function ask() {
    if (isEmpty || onStop || blocked) return
    letGo()
    onAsk(draft.trim())
  }

  function onKeyDown(event: KeyboardEvent) {
    const isTouch = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch) return
    event.preventDefault()
    ask()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
      className={cx(
        'rounded-md border border-line-strong bg-surface focus-within:border-ink focus-within:outline-2',
        'focus-within:outline-focus has-[textarea:disabled]:bg-sunken',
        size === 'lg' ? 'grid gap-2 p-3' : 'flex items-end gap-2 p-2',
      )}
    >
      <label htmlFor={id} className="sr-only">
        {t('question')}
      </label>
      <textarea
        id={id}
        rows={size === 'lg' ? 4 : 1}
        value={draft}
        maxLength={questionLimits.prompt.maxLength}
        disabled={blocked !== undefined}
        placeholder={blocked ?? placeholder ?? t('askAbout')}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        className={cx(
          'field-sizing-content min-w-0 grow resize-none bg-transparent px-2 outline-none',
          size === 'lg' ? 'max-h-[50dvh] min-h-32 py-2 text-lg' : 'max-h-40 min-h-control content-center py-2',
        )}
      />
      {onStop ? (
        // One button that became the other would send the question that the press on it has just stopped.
        <Button key="stop" onClick={onStop} size={size} icon={<Square aria-hidden />}>
          {t('stop')}
        </Button>
      ) : (
        <Button
          key="ask"
          type="submit"
          variant="primary"
          size={size}
          full={size === 'lg'}
          disabled={isEmpty || blocked !== undefined}
          icon={<ArrowUp aria-hidden />}
        >
          {t('ask')}
        </Button>
      )}
    </form>
  )
}
