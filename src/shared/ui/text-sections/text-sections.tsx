type TextSectionsProps = { sections: readonly { title: string; body: string }[] }

/** Text to read: sections with their headings, in lines of a length that reads well. */
export function TextSections({ sections }: TextSectionsProps) {
  return (
    <div className="grid max-w-prose gap-6">
      {sections.map(({ title, body }) => (
        <section key={title} className="grid gap-1.5">
          <h2 className="text-lg font-semibold">{title}</h2>
          <p>{body}</p>
        </section>
      ))}
    </div>
  )
}
