import { Download } from 'lucide-react'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { tableImportText } from '../text'

const templates = { machines: 'machines.csv', parts: 'parts.csv', counts: 'counts.csv', hours: 'hours.xml' }

/** With the signs of Spanish spreadsheets, which open no other table in columns. */
const spanish = { ...templates, machines: 'machines.es.csv', parts: 'parts.es.csv', counts: 'counts.es.csv' }

/** Downloads a file with everything that an import reads, and one example. */
export function TemplateLink({ of }: { of: keyof typeof templates }) {
  const t = useText(tableImportText)
  const file = (useLanguage() === 'es' ? spanish : templates)[of]
  return (
    <LinkButton href={`/templates/${file}`} download={templates[of]} variant="quiet" className="justify-self-start">
      <Download aria-hidden className="size-4" />
      {t('template')}
    </LinkButton>
  )
}
