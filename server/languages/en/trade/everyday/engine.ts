/** What operators, renters and mechanics say of engine, fuel, air and cooling and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const everydayEngine = `
lump, donk, donkey, powerpack, big six > engine
crank up, spark up, light off, kick over, kick off, bump starter, hit starter, hit key, get lit, wake up > start, start engine, starting
snuff out, cut engine, cut motor, shut motor off > stop engine, engine shutdown, stopping
wont kick over, wont turn, wont spin, wont fire, wont catch, wont take, wont fire up, wont light, refuses to go > does not start, engine does not start, starting problem
wont spin over, just sits there, nothing on key, nothing when turn key, dead on key, key does nothing, turn key nothing, key dead > starter does not turn, starter, does not crank
spins but, spins over, turns over but, cranks but, cranks away, churns, cranks and cranks > starter turns, engine does not start
starts and dies, starts then quits, fires then dies, catches then dies, coughs and quits, runs then dies, runs minute dies > starts and stalls, engine stalls
dies on me, quits running, peters out, gives up, croaks, packs in, bogs and dies, chokes off, cuts on me > stalls, engine stalls, engine stops
chugs, stumbles, hiccups, bucking, limping, chuffs > runs unevenly, misfire, engine runs rough
no puff, no go in engine, dogged down, doggy, down on power, lost power, wont pull skin, cant pull, wheezes, asthmatic > no power, lack of power, engine power low
revs hang, revs stay up, wont come down revs, screaming engine, revs by itself, wont idle down, stuck revs > engine speed too high, idle speed
chews fuel, fuel hungry, heavy on fuel, eats fuel, sucks fuel, gulps diesel, fuel hog, uses heaps fuel, swallows diesel, hard on fuel > fuel consumption, high fuel consumption
eating oil, chewing oil, loses oil, down on oil, oil keeps dropping, always low on oil, heavy on oil > oil consumption, engine oil level
low on oil, short on oil, oil low, needs oil, out of oil, oil under mark, oil below line, low oil > engine oil level, oil level low
put too much in, above mark, over top mark > oil level too high, overfilled
dip engine, pull stick, check dipstick, check stick, check juice, look at stick, read stick, read dipstick, check motor oil > check oil level, dipstick, oil level
rolling coal > exhaust smoke, smoke
black stuff, soot cloud, carbon deposits > soot, carbon
cooks itself, gauge pegged, needle pegged, temp gauge up, temp climbs, temp creeping up, pegged, temp in red, goes into red, cooked engine, too warm > overheats, coolant temperature, engine too hot
low on water, out of water, drinking coolant, coolant disappears, goes through coolant, eats coolant, coolant gone, water gone, puking coolant, pushing coolant, spits coolant, low coolant > coolant level, coolant loss
rad, cooling pack > radiator, cooler
rad plugged, rad blocked, plugged rad, rad full of muck, rad full of dust, dirty rad, blocked rad, clogged rad, chaff in rad, rad choked, fluff in radiator, seeds in radiator > radiator dirty, clean radiator, radiator clogged
blow rad, clean rad, wash rad, wash out radiator, hose radiator, blow down rad, blow out coolers, dust out radiator, clean cores > clean radiator, radiator cleaning
rad lid, radiator lid, cap on radiator, cap on rad, pressure lid > radiator cap, pressure cap
pop cap, crack cap, take cap off, undo cap, spin cap off > remove cap, radiator cap, open
green stuff, pink stuff, red stuff, orange stuff, rad juice, engine water, anti freeze, cooling liquid, antigel, freeze protection > coolant, antifreeze
blue stuff, pig wee, ad blue, add blue, dieseldef, exhaust juice > adblue, diesel exhaust fluid
self clean, clean itself, burn cycle, exhaust clean, cook soot, bake filter, park regen, burn soot off, clean dpf > regeneration, particulate filter
smoke filter, exhaust filter, soot trap, muffler filter > particulate filter, diesel particulate filter
charge cooler, boost cooler, boost pipe, boost hose, turbo hose, turbo pipe, blew boost pipe, boost leak > charge air hose, charge air cooler, intercooler
whistle from turbo, turbo scream, turbo whine, turbo howl, turbo noise, blown turbo, turbo blown, turbo gone, turbo shot, turbo leaking > turbocharger, turbocharger noise
spin down turbo, let turbo spin down, idle turbo down, cool turbo, cool down idle, let idle down, idle before shut off, let tick over before > idle before stopping, turbocharger cool
purr, running on spot, loaf > idle, idling
tummy plate, bash plate, sump guard, undertray, under tray, guard under engine, pan under engine > belly guard, under cover, lower guard
lid over engine, back lid, engine doors, tin work, cowling, engine tin > engine hood, engine cover
cant breathe, starved of air, starving for air, not breathing > air filter clogged, air cleaner
knock dust out, tap out filter, bang filter, shake filter, dust off filter, blow filter out, beat filter, whack filter, blow air cleaner > clean air filter, air filter element
outer filter, big filter, fat filter, outside filter > primary element, outer element, main element
skinny filter, little filter inside, inside filter, second air filter > safety element, secondary element, inner element
fuel starved, starving for fuel, starved of fuel, no fuel getting, no fuel to injectors, fuel not getting through, no diesel getting, sucking air, pulling air, drawing air > air in fuel system, fuel filter clogged, bleed fuel system
run dry, out of diesel, run out of diesel, sucked air > bleed fuel system, air in fuel system, prime fuel system
bleed injectors, bleed lines, crack lines, crack injectors, crack injector lines, pump primer, pump bulb, pump plunger, work primer, pump up filter, prime filter, fill filter, get diesel through, get fuel through, get fuel up > bleed fuel system, priming pump, prime
dump water, crack drain, let water off, drain bowl, drain separator, drain water bowl, pull water, spit water out > water separator, drain water
rubbish diesel, bad diesel, dodgy diesel, dirty tank, rubbish in tank, junk in fuel, crud in tank, gunge, diesel algae, dirt in diesel > contaminated fuel, fuel tank, sediment
heating oil, kerosene, kero, paraffin, gasoil > diesel fuel, fuel
go juice, motion lotion, dinosaur juice > fuel, diesel
juice up, brim tank, fill tank, gas machine, bunker, top tank > refuel, refuelling, fill fuel tank
where gas goes, fuel hole, filler hole, gas cap > fuel, fuel tank
sniff of ether, snort of ether, bradex, starter fluid, brake cleaner start > starting fluid, ether, intake heater
heat plugs, wait light, wait to start, coil light, heat light, let glow, heat up first, hold heat > preheating, preheat, glow plug
plug in engine, engine warmer, sump heater, oil heater, night heater, tank heater > block heater, engine block heater
bedding in, go easy, take easy, run easy, just bought new, straight off truck > running in, first hours
set tappets, set lash, run overhead, run rack, do valves, do tappets, set rockers, overhead adjustment > valve clearance, adjust valve clearance
squealing belt, belt squealing, belt screaming, belt chirping, slipping belt, thrown belt, belt broke, belt snapped, belt off, shredded belt, belt glazed, glazed belt > belt, v belt, belt tension
snug belt, take up belt, tighten up belt, slack belt, loose belt, floppy belt, belt loose > belt tension, tension belt
slave filter, spin filter, spin off filter, spin on filter, screw off filter, can filter, twist off filter, hand tight filter, hand tight plus turn > oil filter, filter replacement
drop oil, dump oil, do oil, oil and filter, service oil, change motor oil, lube and filter, lof, drain sump, empty sump, let oil out > engine oil change, change engine oil, drain engine oil
bits in oil, glitter in oil, metal in oil, sparkles, glitter, fuzz on plug, brass in oil, flakes in oil > metal particles, magnetic plug, oil
`
