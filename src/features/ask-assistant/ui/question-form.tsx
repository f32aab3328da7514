import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { questionLimits } from '#contract/assistants-limits'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { useLeaveWarning } from '@/shared/lib/leave-warning'
import { useWantedFocus } from '@/shared/lib/wanted-focus'
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
  /** `lg` where the question is the only thing on the screen, `wide` where it is the first one. */
  size?: 'md' | 'lg' | 'wide'
  /** Other ways to enter a question, before the field. */
  tools?: ReactNode
  /** Whether the cursor begins here; never on a touch screen, whose keyboard would cover what is below. */
  autoFocus?: boolean
}

const sizes = {
  md: 'max-h-40 min-h-control content-center py-2 low:max-h-24',
  lg: 'max-h-[50dvh] min-h-32 py-2 text-lg',
  wide: 'max-h-[40dvh] min-h-12 content-center py-2 text-lg sm:px-3 sm:text-xl',
}

/** Within it, a press of Stop is the second one of a double press of Ask, whose place it has taken. */
const doublePressMs = 700

const isTouch = () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false

/** Where the question is typed. Enter asks, on a touch keyboard too, whose key says so; Shift and Enter begin a new line. */
export function QuestionForm({ draft, onDraft, onAsk, onStop, placeholder, blocked, ...rest }: QuestionFormProps) {
  const { size = 'md', autoFocus = false, tools } = rest
  const t = useText(askAssistantText)
  const id = useId()
  const isEmpty = draft.trim() === ''
  const field = useRef<HTMLTextAreaElement>(null)
  useWantedFocus('question', field)
  const askedAt = useRef(0)
  const [isTyped, setIsTyped] = useState(false)
  const allowLeaving = useLeaveWarning(isTyped && !isEmpty)

  function type(text: string) {
    setIsTyped(true)
    onDraft(text)
  }

  function ask() {
    if (onStop || blocked) return
    // A button that is grey at first sight would rest broken; pressed too early, it shows where to type.
    if (isEmpty) return field.current?.focus()
    allowLeaving()
    askedAt.current = Date.now()
    onAsk(draft.trim())
  }

  function stop() {
    if (Date.now() - askedAt.current >= doublePressMs) onStop?.()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
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
        'rounded-md border border-line-strong bg-surface focus-within:border-ink focus-within:outline-2 print:hidden',
        'focus-within:outline-focus has-[textarea:disabled]:bg-sunken',
        // With enlarged text on a narrow phone the button goes below the field.
        size === 'lg' ? 'grid gap-2 p-3' : 'flex flex-wrap items-end justify-end gap-2 p-2 low:p-1',
        size === 'wide' && 'shadow-float',
      )}
    >
      <label htmlFor={id} className="sr-only">
        {t('question')}
      </label>
      {tools}
      <textarea
        ref={field}
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the question is what this screen is for, and its label is read out
        autoFocus={autoFocus && !isTouch()}
        enterKeyHint="send"
        rows={size === 'lg' ? 4 : 1}
        value={draft}
        maxLength={questionLimits.prompt.maxLength}
        disabled={blocked !== undefined}
        placeholder={blocked ?? placeholder ?? t('askAbout')}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        className={cx(
          'field-sizing-content min-w-0 grow basis-24 resize-none bg-transparent px-2 outline-none',
          sizes[size],
        )}
      />
      {onStop ? (
        // One button that became the other would send the question that the press on it has just stopped.
        <Button key="stop" onClick={stop} size={size === 'lg' ? 'lg' : 'md'} icon={<Square aria-hidden />}>
          {t('stop')}
        </Button>
      ) : (
        <Button
          key="ask"
          type="submit"
          variant="primary"
          size={size === 'lg' ? 'lg' : 'md'}
          full={size === 'lg'}
          disabled={blocked !== undefined}
          icon={<ArrowUp aria-hidden />}
          // In the middle of a field of one line that is higher than a button.
          className={size === 'wide' ? 'mb-[max(0px,calc((48px-var(--control))/2))]' : undefined}
        >
          {t('ask')}
        </Button>
      )}
    </form>
  )
}
