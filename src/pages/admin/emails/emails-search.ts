import type { EmailFilter } from '@/entities/email'

/** What the address of the list says; what is absent has its default. */
export type EmailsSearch = Omit<EmailFilter, 'limit'>

export const pageSize = 10
