import { X } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { conversationText } from '../text'

type UnderstoodAboutProps = {
  words: readonly string[]
  /** Asks the question without them; undefined while nothing can be asked. */
  onAskAlone: (() => void) | undefined
}

/** The words of earlier questions that a question was understood with. */
export function UnderstoodAbout({ words, onAskAlone }: UnderstoodAboutProps) {
  const t = useText(conversationText)
  if (words.length === 0) return null
  return (
    <p className="flex flex-wrap items-center justify-end gap-x-2 text-sm text-ink-muted">
      {t('aboutEarlier', { words: words.join(' ') })}
      <Button
        size="sm"
        variant="quiet"
        icon={<X aria-hidden />}
        disabled={!onAskAlone}
        onClick={onAskAlone}
        className="print:hidden"
      >
        {t('askAlone')}
      </Button>
    </p>
  )
}
