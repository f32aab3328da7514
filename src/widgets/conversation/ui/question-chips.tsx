import { cx } from '@/shared/lib/class-names'

/** Questions that can be asked by a press. */
export function QuestionChips({ label, questions, onAsk, disabled = false, inOneRow = false }: QuestionChipsProps) {
  if (questions.length === 0) return null
  return (
    <ul
      aria-label={label}
      className={cx(
        'flex gap-2 print:hidden',
        inOneRow ? '-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0' : 'flex-wrap',
      )}
    >
      {questions.map((question) => (
        <li key={question} className={inOneRow ? 'shrink-0 sm:max-w-full sm:shrink' : 'max-w-full'}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onAsk(question)}
            className={
              'min-h-12 max-w-full rounded-full border border-line bg-surface px-4 py-2 text-left text-sm font-medium ' +
              'enabled:hover:bg-hover disabled:cursor-not-allowed disabled:opacity-55 ' +
              (inOneRow ? 'whitespace-nowrap sm:whitespace-normal' : 'wrap-anywhere')
            }
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

type QuestionChipsProps = {
  label: string
  questions: readonly string[]
  onAsk: (question: string) => void
  disabled?: boolean
  /** On a phone they stand in one row that scrolls. */
  inOneRow?: boolean
}
