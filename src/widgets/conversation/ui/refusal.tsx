import type { Answer, Citation } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { spokenText } from '../lib/plain-text'
import { conversationText } from '../text'
import { PassageList } from './passage-list'

/** "Where the manuals do not answer, it says so … shows the nearest passages … (not as citations)". */
export function Refusal({ answer, onOpen }: { answer: Answer; onOpen: (passage: Citation) => void }) {
  const t = useText(conversationText)
  return (
    <>
      <Callout>{spokenText(answer.response)}</Callout>
      <PassageList title={t('nearest')} passages={answer.nearest} onOpen={onOpen} numbered={false} />
      <p>{t('askDealer')}</p>
    </>
  )
}
