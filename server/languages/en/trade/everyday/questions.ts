/** What operators, renters and mechanics say of what is permitted and normal, and when they ask in general and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const everydayQuestions = `
get away with, any harm in, any harm, does any harm, do any harm, do any damage, hurt anything, hurt engine, hurt machine > damage, permitted, not permitted
kosher, legit, done thing, good idea, bad idea, big no no, taboo, frowned on > permitted, prohibited, dangerous
safe enough > permitted, allowed
not supposed to, not meant to, dont ever, whatever do dont > prohibited, do not, never
supposed to do, meant to do, do on purpose, par for course > normal
something wrong, somethings up, somethings off, aint right, doesnt sound right, doesnt feel right, acting weird, acting funny, acting strange, playing silly, messing about, misbehaving, on blink, on fritz, on its way out, gone haywire, knackered, munted, bust, fubar, borked, dicky, wonky, janky, iffy, ropey, done for, packed up, goosed > fault, malfunction, does not work
kick bucket, died on me, quit on me, packed in, went kaput, gone west, gone bang, lunched > breakdown, failure, does not work
sort out, get sorted, put right, patch up, get working, get going again, fix up, get back to work > repair, remedy, troubleshooting
give once over, look see, eyeball, gander, squint at, give look, take look, take gander, poke around, run eye over, peek, have peek, look to see, keep eye on, kick tyres, kick tires > inspect, check, inspection
prestart, pre start, pre trip, pretrip, pre op, preop, circle check, walk round, start of day, start of shift, before knock on, before clock on > daily check, daily inspection, before starting
end of day, quitting time, done for day, call day, clocking off, packing up, pack up for night, park for night, leave overnight > after work, parking, end of work
get in there, reach filter > access, location
where heck, where hell > location, where
thingy, thingamajig, doohickey, doodad, gizmo, whatsit, gadget, thingummy, widget, contraption > function, purpose
book says, what book say, according to book, manufacturer say, maker say, spec say, factory spec, factory says > specification, recommended
cheap oil, any old oil, whatever oil, any oil, supermarket oil, other brand, other make, aftermarket, pattern parts, knock off parts, non genuine, will fit parts, copy parts, chinese parts, substitute > recommended, approved, genuine parts, specification
mix and match, mix brands, mix oils, mix colours, mix colors, top up with different, add different, chuck in, pour together > mixing, do not mix, different
lowdown, ins and outs, how go about, how does one, whats trick, knack, whats drill > procedure, steps
`
