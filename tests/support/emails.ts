import type { TestApp } from './test-app'

/** Runs all waiting jobs and returns the e-mails to a recipient, oldest first. */
export async function emailsTo(test: TestApp, recipient: string) {
  await test.runJobs()
  return test.db.selectFrom('email').where('recipient', '=', recipient).selectAll().orderBy('created_at').execute()
}

/** Returns the page and the token of the link in the newest e-mail to a recipient. */
export async function newestLink(test: TestApp, recipient: string): Promise<{ page: string; token: string }> {
  const newest = (await emailsTo(test, recipient)).at(-1)
  const address = newest?.text.match(/https?:\/\/\S+/)?.[0]
  if (!address) throw new Error(`${recipient} received no link`)
  const { pathname, searchParams } = new URL(address)
  return { page: pathname, token: searchParams.get('token') ?? '' }
}
