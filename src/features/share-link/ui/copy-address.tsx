import { Copy } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { useCopy } from '@/shared/ui/copy'
import { shareLinkText } from '../text'

/** Copies the address of a link, where there is a clipboard. */
export function CopyAddress({ url }: { url: string }) {
  const t = useText(shareLinkText)
  const copy = useCopy()
  if (!copy) return null
  return (
    <Button icon={<Copy aria-hidden />} onClick={() => copy(url, t('copied'))}>
      {t('copy')}
    </Button>
  )
}
