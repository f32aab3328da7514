import { Copy } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
import { shareLinkText } from '../text'

/** Puts the address of a link on the clipboard, which is there on a secure origin alone. */
export function CopyAddress({ url }: { url: string }) {
  const t = useText(shareLinkText)
  async function copy() {
    await navigator.clipboard.writeText(url)
    toast.success(t('copied'))
  }
  if (!navigator.clipboard) return null
  return (
    <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  )
}
