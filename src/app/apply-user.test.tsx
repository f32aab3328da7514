import { afterEach, describe, expect, it, vi } from 'vitest'
import { userQueries } from '@/entities/user'
import { chooseLanguage, currentLanguage } from '@/shared/lib/i18n'
import { operator } from '../../tests/msw/people'
import { applyUser } from './apply-user'
import { createQueryClient } from './query-client'

afterEach(() => chooseLanguage('en'))

describe('applyUser', () => {
  it('speaks the language of the account, on whatever device', async () => {
    applyUser(createQueryClient(), { ...operator, language: 'es' })
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('es'))
  })

  it('leaves a newcomer, who has chosen no language yet, the one of the device', async () => {
    await chooseLanguage('es')
    applyUser(createQueryClient(), { ...operator, language: 'en', onboarding_status: 'CHANGE_PASSWORD' })
    applyUser(createQueryClient(), { ...operator, language: 'en', onboarding_status: 'COMPLETE_PROFILE' })
    expect(currentLanguage()).toBe('es')
    applyUser(createQueryClient(), { ...operator, language: 'en', onboarding_status: 'DONE' })
    expect(currentLanguage()).toBe('en')
  })

  it('shows nothing that an earlier person read', () => {
    const client = createQueryClient()
    client.setQueryData(['orders'], 'of somebody else')
    applyUser(client, operator)
    expect(client.getQueryData(['orders'])).toBeUndefined()
    expect(client.getQueryData(userQueries.me().queryKey)).toBe(operator)
  })
})
