/** What somebody wrote about a quote, below its title. */
export function Words({ title, children }: { title: string; children: string }) {
  return (
    <section className="mb-5">
      <h3 className="text-sm text-ink-muted">{title}</h3>
      <p className="wrap-anywhere whitespace-pre-line">{children}</p>
    </section>
  )
}
