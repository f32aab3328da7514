import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { userMutations } from '@/entities/user'
import { isRefusal } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { FrontPage } from '@/shared/ui/front-page'
import { unsubscribeRoute } from './route'
import { unsubscribeText } from './text'

type UnsubscribePageProps = {
  /** Of the e-mail; absent where the address is not whole. */
  token: string | undefined
  /** Absent for e-mails about due maintenance, which people get who have an account. */
  of?: 'order' | 'dealership' | undefined
  /** Leads to where one chooses how often the e-mails come. */
  profileLink: (words: string) => ReactNode
}

const wordsOf = {
  due: { title: 'title', summary: 'summary', done: 'done', unknown: 'unknown' },
  order: { title: 'orderTitle', summary: 'orderSummary', done: 'orderDone', unknown: 'unknownOrder' },
  dealership: {
    title: 'dealershipTitle',
    summary: 'dealershipSummary',
    done: 'dealershipDone',
    unknown: 'unknownOrder',
  },
} as const

/** /unsubscribe: ends the e-mails about due maintenance, about an order or from a dealership, without an account. Opening it changes nothing. */
export function UnsubscribePage({ token, of, profileLink }: UnsubscribePageProps) {
  const t = useText(unsubscribeText)
  const { mutate, isPending, isSuccess, error } = useMutation(userMutations.unsubscribe())
  const isUnknown = !token || isRefusal(error, 400, 404)
  const words = wordsOf[of ?? 'due']
  const footer = of ? undefined : profileLink(t('profile'))

  if (isUnknown) return <FrontPage title={t('unknownTitle')} summary={t(words.unknown)} footer={footer} />
  if (isSuccess) return <FrontPage title={t('doneTitle')} summary={t(words.done)} footer={footer} />
  return (
    <FrontPage title={t(words.title)} summary={t(words.summary)} footer={footer}>
      {error && (
        <Callout tone="danger" announce>
          {error.message}
        </Callout>
      )}
      <Button variant="primary" size="lg" full pending={isPending} onClick={() => mutate(token)}>
        {t('stop')}
      </Button>
    </FrontPage>
  )
}

export function UnsubscribeScreen() {
  const { token, of } = useRouteSearch(unsubscribeRoute).search
  return (
    <UnsubscribePage
      token={token}
      of={of}
      profileLink={(words) => (
        <Link to="/profile" className="inline-flex min-h-control items-center text-link hover:underline">
          {words}
        </Link>
      )}
    />
  )
}
