import { ChevronLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useText } from '@/shared/lib/i18n'
import { instanceDetailsText } from './text'

/** To the list; a click that opens a new tab stays the browser's. */
export function BackLink({ onBack }: { onBack: () => void }) {
  const t = useText(instanceDetailsText)
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onBack()
  }
  return (
    <a
      href="/machine-instances"
      onClick={go}
      className="inline-flex min-h-control-sm items-center gap-1 hover:underline"
    >
      <ChevronLeft aria-hidden className="size-4" />
      {t('back')}
    </a>
  )
}
