import { productName } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { PageHeader } from '@/shared/ui/page-header'
import licence from '../../../../LICENSE?raw'
import { licenseText } from './text'

/** The licence of the software, in its own words, which are not translated. */
export function LicensePage() {
  const t = useText(licenseText)
  usePageTitle(t('title'))
  return (
    <>
      <PageHeader title={t('title')} summary={t('summary', { product: productName })} />
      <div lang="en" className="grid max-w-prose grid-cols-1 gap-4 wrap-anywhere">
        {licence
          .trim()
          .split(/\n{2,}/)
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
    </>
  )
}
