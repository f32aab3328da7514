import { Link } from '@tanstack/react-router'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { LinkButton } from '@/shared/ui/link-button'
import { PageHeader } from '@/shared/ui/page-header'
import { routerText } from './text'

export function NotFound() {
  const t = useText(routerText)
  usePageTitle(t('notFoundTitle'))
  return (
    <>
      <PageHeader title={t('notFoundTitle')} summary={t('notFoundAdvice')} />
      <LinkButton asChild variant="primary">
        <Link to="/">{t('goHome')}</Link>
      </LinkButton>
    </>
  )
}
