/** What operators, renters and mechanics say of travelling, gears, tyres and tracks and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const everydayTravel = `
walk excavator, walk digger, walk machine, walk trackhoe, track machine, tram machine, walk hoe, walk across, walk over > travel, travelling, machine travel
does walk, fast does walk, can walk, walking speed > travel speed, travel
walk onto trailer, walk on trailer, walk up ramp, track onto trailer, track up ramps, crawl up ramps > loading on trailer, drive up ramps, loading
walk off trailer, track off trailer, crawl off trailer > unloading from trailer, drive off
walk up hill, walk up slope, track up bank, crawl up hill > uphill travel, travel on slopes, slope
walk down hill, walk down slope, track down bank, crawl down hill > downhill travel, travel on slopes, slope
wont walk, doesnt walk, wont track, wont tram, wont crawl, wont go anywhere > does not travel, machine does not move, no travel
doesnt walk straight, walks crooked, tracks crooked, crabs sideways, goes crooked, drives crooked, pulls sideways, wont track straight, doesnt go straight > does not travel straight, travel deviation, pulls to one side
get rolling, pull away, move off, get moving, get under way > drive off, start travelling, driving
get around site, get about site, move about yard, move around site, shift machine, reposition machine, jockey machine, shunt machine > travel, driving, move machine
stick in reverse, chuck in reverse, pop in reverse, throw in reverse, drop in reverse, back away > reverse, reversing, travel reverse
nip forward, inch forward, creep forward, ease forward, edge forward, nudge forward > drive slowly, inching, slow travel
spin round, whip round, do u turn, make u turn > turning, turn, steer
spin in place, spin on spot, turn in place, turn on dime, turn in own length, zero turn, skid turn, turn on sixpence > pivot turn, counter rotation, spot turn
drive over, roll over hump, climb over > travel over obstacles, crossing
hang left, hang right, pull left stick, go left, go right, bear left > steer, turn left, turn right, steering
hit brakes, slam brakes, stamp brake, stomp brake, jam brakes, anchor up, pull up sharp, pull up short > brake, braking, brake pedal
put foot down, floor pedal, gun engine, step on gas, put pedal down, give beans, give some welly, wind up engine, bring revs up, run up engine > accelerate, accelerator pedal, engine speed
ease up, throttle off, let off gas, come off throttle, knock revs down, drop revs, bring revs down, take foot off > reduce engine speed, decelerate, low idle
let coast, let roll > coast, coasting, neutral
change range, swap range, flick range, shift range, range change, switch ranges > shift, gear range, speed range, change gear
bang gears, grab gear, catch gear, pick gear, find gear, knock down gear, drop down gear, step down gear, step up gear, go down gear > shift gear, gear change, select gear
high gear, road gear, fourth gear, last gear > highest gear, high range, travel speed
bottom gear, crawler gear, creeper gear, grandma gear, granny gear, lowest gear > first gear, low gear, low range
low box, slow side, tortoise mode, turtle speed, slow mode, snail speed > low range, low speed, slow speed range
high box, fast side, hare mode, rabbit speed, fast mode > high range, high speed, fast speed range
wheelspin, wheels spin, spinning wheels, tyres spin, tires spin > wheel slip, differential lock, traction
hook up ground > traction
loses grip, no grip, no traction, slides about, sliding around, slithers > loss of traction, differential lock, wheel slip
diff locker, lock axles, lock both wheels, lock wheels together, posi > differential lock
caterpillars, treads of digger, tractor treads > track, tracks, crawler
pads on tracks, shoes on tracks, plates of tracks > track shoe, track shoes
spit track, walked off track, slipped track, popped track, shed track, ran off track > track derailed, track comes off, thrown track
front wheel of track, big wheel of track, front track wheel > idler, front idler
wheel with teeth, toothed wheel of track, drive cog, cogwheel of track, bull wheel > sprocket, drive sprocket
rollers under track, bottom wheels, little wheels under track, track wheels, lower wheels > track roller, bottom roller, lower roller
rollers on top, top wheels, little wheels on top, return wheels > carrier roller, upper roller
slack track, loose tracks, tracks hang, hanging tracks, tracks slap, tracks flap, track droop > track sag, track tension
snug up track, take slack out track, take up track, take up slack track, stretch track, pump track, pump grease in track > tighten track, track tension, track adjustment
let grease out track, let track down, bleed grease track, dump grease track, relax track > loosen track, track tension, grease cylinder
dig out tracks, muck out tracks, scrape tracks, shovel out tracks, knock mud off tracks > clean undercarriage, cleaning tracks, undercarriage
spin track in air, run track in air, run track off ground, lift side with boom, push up side > raise track, one track off ground
rubber boots, donuts > tyre, tyres, tire, wheel
pump tyres, pump tires, top up tyres, blow up tires, put wind in tyres, air tires, fill tires > inflate, tyre pressure, inflation
let tyres down, let tires down, let air out tyre, let air out tire, air down tires, drop tyre pressure > deflate, reduce tyre pressure
going flat, tyre down, tire down, tyre low, tire low, soft tyre, soft tire, low tyre, low tire > tyre pressure, flat tyre, puncture
blew tyre, blew tire, popped tyre, popped tire, tyre gone, tire gone, tyre went bang, tyre blew, tire blew, holed tyre > flat tyre, tyre damage, burst tyre
nuts on wheel, bolts on wheel, studs on wheel, wheel lugs > wheel nut, wheel nuts
`
