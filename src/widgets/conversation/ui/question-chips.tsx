/** Questions that can be asked by a press. */
export function QuestionChips({ label, questions, onAsk, disabled = false }: QuestionChipsProps) {
  if (questions.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2 print:hidden">
      {questions.map((question) => (
        <li key={question} className="max-w-full">
          <button
            type="button"
            disabled={disabled}
            onClick={() => onAsk(question)}
            className={
              'min-h-12 max-w-full rounded-full border border-line bg-surface px-4 py-2 text-left text-sm font-medium ' +
              'wrap-anywhere enabled:hover:bg-hover disabled:cursor-not-allowed disabled:opacity-55'
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
}
