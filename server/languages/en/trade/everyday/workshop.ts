/** What operators, renters and mechanics say of workshop jobs, defects, noises and materials and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const everydayWorkshop = `
rip out, whip off, whip out, strip out, wrench off, tug off, prise out, knock out, pop off, slip off, slip out, unship, fish out > remove, removal
slap on, bung on, bung in, chuck on, pop on, pop in, slip on, throw on, bolt up, bolt up to, whack in, whack on, bang in, slot in, shove in, fasten up > install, fit, mount
bust loose, crack nut, wind off, wind out, spin off, zip off, buzz off > loosen, unscrew
snug down, crank down, screw down, run in bolt, zip on, buzz on, pinch up, clamp down, bolt down > tighten
fiddle with, diddle, dial in, mess with, jiggle, true up, muck with, fettle > adjust, adjustment, setting
swab, wipe out, mop up, mop, soak up, blot, rub down, rub off, dust off, brush off, scrub, scour > clean, wipe
gunk up, caked, caked up, crudded up, choked up, furred up, silted up, gummed up, sooted up, jammed up, fouled, packed with mud, packed solid > clogged, blocked, dirty
rod out, clear out, free up, blow through, ream out > clear blockage, clean
bust, shear off, tear off, come apart, come adrift, fall apart, fall to bits, fly off, part company > break, broken, loose
frozen solid, rusted solid, rusted up, wont budge, stiff as board, tight as, binding > stuck, seized, jammed
whack, clout, bash, beat on, tap with hammer, biff, give tap, give whack, persuade, percussion > hammer, strike, hit
squawk, groan, moan, grunt noise, yelp > noise, squeaking, lubricate
clank, thud, thumping, crunch, crack noise, graunch > knocking noise, noise, play
jingle, tinkle, tap tap, ticking noise, chattering > rattling noise, noise
whirr, whir > noise, bearing noise, grinding noise
jitter, bouncing, porpoising, hops, jumps about, quiver, tremble > vibration, jerks, shakes
snatchy, grabby, jolts, stop start, hit and miss > jerky movement, jerks, intermittent
pokey, dog slow, draggy, slow as molasses, crawling, snail pace, lags, laggy, takes ages, slow to respond > slow, slow movement
whiff, stink, stench, pong, reek, funny smell, smells funny, smells hot, smell like burning, burnt toast, fishy smell > smell, burning smell
peeing, pours out, gushes, spot on floor, pool under, slick, wet patch, marking territory > leak, leakage
grease monkey, spanner man, fitter, wrench man, service man, serviceman, service guy, dealer guy, mechanic guy, shop guy, wrench turner, field tech, spanner monkey > mechanic, service technician, dealer
dealership, main dealer, stealer, stealership, take to shop, send to dealer, call dealer, get dealer out > dealer, workshop
cheater bar, cheater, breaker bar, pipe on wrench, johnson bar, knuckle bar, power bar, long bar, snipe > lever, wrench, bar
ugga dugga, buzz gun, nut gun, nut runner, zip gun, air ratchet > impact wrench
shop towel, blue roll, wiper cloth, paper towel, lint free rag, shop rag > cloth, clean
catch pan, bucket under, catch bucket, bowl under, tray under > drain pan, container
goop, snot, pookie, monkey dung, gasket goop, instant gasket > sealant
wd forty, wd40, wd 40, plus gas, pb blaster, kroil, liquid wrench, loosening juice, bolt loosener > penetrating oil, rust
thread glue, nut glue, bolt glue, threadlock, stud lock > thread locking compound
r pin, clip pin, lynch pin, safety clip, hair pin, pin clip, quick pin > cotter pin
concertina > boot, bellows
get in air, on stands, up on blocks, crib up, up on jacks, hold up machine, block up, block machine, railway ties > jack up, support stand, raise machine
braze, hardface, hard face, patch plate > weld, welding
unplug before welding, unhook before welding, pull before welding, before welding, welding on machine, take off before welding > welding, disconnect battery, controller
lick of paint, touch up, rattle can, spray paint, respray > paint, repair paint
junk, pine needles, chaff, birds nest, mouse nest, stuff packed > debris, clean, engine bay
bin oil, chuck oil, dump in ground, tip away, pour down drain, oil down drain, take old oil, old oil, used filters, where dump oil, pour out oil > disposal, waste oil, environment
`
