import { Copy } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { shareLinkText } from '../text'
import { useCopyAddress } from './use-copy-address'

/** Copies the address of a link, where there is a clipboard. */
export function CopyAddress({ url }: { url: string }) {
  const t = useText(shareLinkText)
  const copy = useCopyAddress(url)
  if (!copy) return null
  return (
    <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  )
}
