import { Copy } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { useCopy } from '@/shared/ui/copy'
import { linksIn } from '../email'
import { emailText } from '../text'

/** The addresses in an e-mail to take along: in the demonstration nobody receives it. */
export function EmailLinks({ text }: { text: string }) {
  const t = useText(emailText)
  const copy = useCopy()
  const links = linksIn(text)
  if (links.length === 0) return null

  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold text-ink-muted">{t('links')}</h3>
      <ul className="grid gap-2">
        {links.map((link) => (
          <li key={link} className="flex items-center gap-3 rounded-md border border-line bg-surface py-2 pr-2 pl-3">
            <code className="min-w-0 grow text-sm break-all">{link}</code>
            {copy && (
              <Button
                icon={<Copy aria-hidden />}
                aria-label={t('copyLink', { link })}
                onClick={() => copy(link, t('copied'))}
              >
                {t('copy')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
