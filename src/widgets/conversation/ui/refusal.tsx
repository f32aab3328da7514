import type { Answer, Citation } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { spokenText } from '../lib/plain-text'
import { conversationText } from '../text'
import { AnswerParts } from './answer-parts'
import { type Asked, FurtherHelp } from './further-help'
import { ListedQuestion } from './listed-question'
import { PassageList } from './passage-list'

type RefusalProps = { answer: Answer; about: Asked; onOpen: (passage: Citation) => void }

/** "Where the manuals do not answer, it says so … shows the nearest passages … (not as citations)". */
export function Refusal({ answer, about, onOpen }: RefusalProps) {
  const t = useText(conversationText)
  return (
    <>
      <Callout>{spokenText(answer.response)}</Callout>
      <AnswerParts answer={answer} about={about} onOpen={onOpen} />
      <PassageList title={t('nearest')} passages={answer.nearest} onOpen={onOpen} numbered={false} />
      <FurtherHelp {...about} />
      {about.machine && answer.engine !== 'records' && <ListedQuestion machineId={about.machine.id} />}
    </>
  )
}
