import { Link, useRouteContext } from '@tanstack/react-router'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { FrontPage } from '@/shared/ui/front-page'
import { LinkButton } from '@/shared/ui/link-button'
import { PageHeader } from '@/shared/ui/page-header'
import { currentUser } from './router-context'
import { routerText } from './text'

/** In place of a page that there is not, or not for this person: inside the product, or in front of it. */
export function NotFound() {
  const t = useText(routerText)
  const user = useRouteContext({ from: '__root__', select: currentUser })
  usePageTitle(t('notFoundTitle'))
  const home = (
    <LinkButton asChild variant="primary">
      <Link to="/">{t('goHome')}</Link>
    </LinkButton>
  )
  if (user === null) {
    return (
      <FrontPage title={t('notFoundTitle')} summary={t('notFoundAdvice')}>
        {home}
      </FrontPage>
    )
  }
  return (
    <>
      <PageHeader title={t('notFoundTitle')} summary={t('notFoundAdvice')} />
      {home}
    </>
  )
}
