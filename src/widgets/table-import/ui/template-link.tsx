import { Download } from 'lucide-react'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { tableImportText } from '../text'

/** With the signs of each language, so that its spreadsheets open them. */
const templates = {
  machines: { en: 'machines.csv', es: 'machines.es.csv' },
  parts: { en: 'parts.csv', es: 'parts.es.csv' },
  counts: { en: 'counts.csv', es: 'counts.es.csv' },
  hours: { en: 'hours.xml', es: 'hours.xml' },
}

/** Downloads a file with everything that an import reads, and one example. */
export function TemplateLink({ of }: { of: keyof typeof templates }) {
  const t = useText(tableImportText)
  const file = templates[of][useLanguage()]
  return (
    <LinkButton
      href={`/templates/${file}`}
      download={file.replace('.es', '')}
      variant="quiet"
      className="justify-self-start"
    >
      <Download aria-hidden className="size-4" />
      {t('template')}
    </LinkButton>
  )
}
