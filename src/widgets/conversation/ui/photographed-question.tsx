import { type ComponentProps, useState } from 'react'
import { questionLimits } from '#contract/assistants-limits'
import { QuestionForm } from '@/features/ask-assistant'
import {
  PhotographInput,
  PhotographStatus,
  type PhotographText,
  usePhotographReading,
} from '@/features/read-photograph'
import { useText } from '@/shared/lib/i18n'
import { requestFocus } from '@/shared/lib/wanted-focus'
import { conversationText } from '../text'

type PhotographedQuestionProps = Pick<
  ComponentProps<typeof QuestionForm>,
  'draft' | 'onDraft' | 'onAsk' | 'onStop' | 'placeholder' | 'blocked'
>

const longest = questionLimits.prompt.maxLength

/** The question, typed or read from a photograph; what was read is asked only once the person has seen it. */
export function PhotographedQuestion(props: PhotographedQuestionProps) {
  const { draft, onDraft, onAsk, blocked } = props
  const t = useText(conversationText)
  const [note, setNote] = useState<'photographRead' | 'photographUncertain' | 'photographTooLong'>()
  const reading = usePhotographReading(add)

  function add({ lines }: PhotographText) {
    const text = [draft.trim(), ...lines.map((line) => line.text)].filter(Boolean).join(' ')
    onDraft(text.slice(0, longest))
    const isCertain = lines.every((line) => line.is_certain)
    requestFocus('question')
    setNote(text.length > longest ? 'photographTooLong' : isCertain ? 'photographRead' : 'photographUncertain')
  }

  return (
    <div className="grid gap-1">
      <PhotographStatus reading={reading}>
        {note && draft !== '' && <p className="px-2 text-ink-muted">{t(note)}</p>}
      </PhotographStatus>
      <QuestionForm
        {...props}
        onAsk={(question) => {
          setNote(undefined)
          onAsk(question)
        }}
        tools={
          <PhotographInput reading={reading} label={t('photographQuestion')} isIcon disabled={blocked !== undefined} />
        }
      />
    </div>
  )
}
