/** How renters, farmers and old mechanics ask for dimensions and data and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const renterMeasureSpeech = `
how deep can go, how deep does go, how deep does dig, deep can i dig, deep can i go, digging depth, dig depth, maximum digging depth, excavation depth
dig straight down, vertical wall depth, vertical digging depth, straight wall, vertical wall digging depth
flat bottom, flat bottom trench depth, level bottom depth, digging depth level bottom, digging depth flat bottom
how far blade goes, blade go down, blade cut depth, blade below ground, dozer blade depth, blade digging depth, cut depth, lowering depth of blade
blade lift, how high does blade, blade lift height, dozer blade lift, blade raise height, lift above ground
blade size, how wide is blade, width of blade, blade width, blade dimensions, dozer blade width, dozer blade height
how far out reach, far out can reach, reach, outreach, maximum reach, horizontal reach, digging radius
reach at full height, how far forward, dump reach, reach at maximum height, forward reach, reach fully raised
reach along ground, ground level reach, reach at ground, maximum reach at ground level, digging reach at ground
how far sideways, boom swing angle, offset distance, boom swing left, boom swing right, boom offset, swing angle
dig along wall, dig close to wall, offset digging, boom offset, side digging, digging parallel to wall
how far sticks out, sticks out back, back end swing, tail swing, tail swing radius, rear swing radius, rear end radius, counterweight swing
room needed to turn, space to swing, minimum swing radius, front swing radius, working space, slewing radius, swing clearance
room underneath at full, underneath at full height, room under bucket, clearance under bucket, dump height, discharge height, dump clearance, dumping clearance, maximum dump height
can load lorry, high enough for truck, loading height, dump height, load over height, loading over height
how high does bucket, how high can bucket, how high will bucket, height to bucket pin, hinge pin height, bucket hinge height, height at hinge pin, pivot pin height
height with bucket up, overall height bucket raised, overall operating height, total height raised, height fully raised, maximum overall height
how high do forks, how high will forks, how high can forks, fork lift height, maximum fork height, lift height, maximum lifting height
mast height lowered, height with mast down, collapsed mast height, lowered mast height, overall height lowered, closed mast height
mast up height, height with mast up, extended mast height, raised mast height, overall height raised mast
free lift, lift without mast rising, free lift height, full free lift
how far does mast, mast tilt angle, tilt forward and back, mast inclination, tilting angle of mast
bucket tip angle, dump angle, discharge angle, tipping angle, bucket dump angle
roll back angle, bucket rolls back, rollback angle, crowd angle, curl angle, bucket rollback, tilt back angle
how steep skip tips, tipping angle of body, dump body angle, tipping angle, body tipping angle, dumping angle
how high when tipped, height with body up, overall height tipped, height body raised, dump body raised height
how heavy load, how much weight can, how heavy load can, payload, rated load, lift capacity, maximum load, tipping load, rated capacity
lift at full reach, lift at full stretch, capacity at full reach, lift capacity at maximum reach, load at maximum outreach, lifting capacity at full reach
lift at full height, capacity at full height, lift capacity at maximum height, load at maximum height
how much over front, lift over front, capacity over front, lifting capacity over front, lifting capacity over side, over side
how much can hook, how much on hook, maximum hook load, hook load, lifting eye capacity, crane hook capacity
how much on forks, capacity on forks, fork capacity, payload with pallet forks, rated load forks, pallet fork load
full turn tipping load, tipping load turned, tipping load articulated, static tipping load full turn, tipping load straight
how much can tow, how heavy trailer, towing capacity, maximum trailer weight, trailer load, towed mass, towable mass, permissible trailer load
weight on hitch, load on hitch, drawbar load, vertical load on hitch, nose weight, tongue weight, support load
weight on roof, load on roof, roof load, permitted roof load
how heavy can people, user weight, maximum operator weight, operator weight, platform capacity, basket load
many people in basket, how many in basket, number of persons in platform, platform occupants, platform capacity
pulling force of winch, winch pull, how much can winch, winch capacity, line pull, winch pulling force, rope pull
digging strength, how hard does dig, digging power, bucket digging force, breakout force, arm digging force, tear out force, arm crowd force
pushing power, how hard can push, pull power, traction, tractive force, drawbar pull, tractive effort
clamping force, how hard does squeeze, grip force, grab closing force, closing force
impact power, how hard does hammer, impact energy, blow energy, impact energy class, blows per minute, impact rate
how hard does vibrate, centrifugal force, compaction force, vibration force, vibration frequency, amplitude
how deep does compact, compaction depth, compaction thickness, layer thickness
drum size, how wide does roll, width of drum, drum width, drum diameter, rolling width, working width of roller
fast in fast gear, flat out speed, how fast flat out, travel speed, maximum speed, top speed, high range speed
fast in slow gear, slow speed, low range speed, low speed travel, travel speed low, first gear speed
fast in each gear, speed in gears, gear speeds, travel speed by gear, speed ranges, ground speed in gears
speed limit on tracks, speed on road, maximum road speed, road travel speed, permitted road speed, maximum permitted speed
speed with load, how fast with load, travel speed with load, speed when loaded, maximum speed loaded, speed unladen
how fast backwards, reverse speed, speed in reverse, travel speed reverse, maximum reverse speed
how fast does turn, how fast turns round, swing speed, slewing speed, rotation speed, rpm of swing
time to raise, how long to raise, raise time, cycle time, lifting time, lift time, raising time
time to lower, how long to lower, lower time, lowering time, lowering speed
time to tip, how long to tip, dump time, tipping time, tip time, body raise time, body lowering time
time to extend, extend time, how long to extend, telescoping time, retract time, extension time, boom extend time
how loud outside, noise outside, how noisy outside, sound power level, environmental noise, guaranteed sound power level, exterior sound level, lwa
how loud inside, noise inside cab, how noisy inside, sound pressure level, operator sound pressure level, noise at operator ear, lpa
how much shaking, driver vibration, whole body vibration, hand arm vibration, vibration emission value, vibration level
width through gate, fit through gate, narrow enough for gate, overall width, minimum width, transport width, total width
how narrow can go, narrowest, tracks in width, undercarriage retracted width, minimum track width, retracted width, width undercarriage retracted
wide with tracks out, tracks out width, undercarriage extended width, extended width, expanded width
wide with legs out, width with stabilisers out, outrigger spread, stabilizer spread, outrigger width, outriggers extended width, support base
how wide is cab, width of cab, cab width, upper structure width, superstructure width
width without mirrors, width over mirrors, width with mirrors folded, overall width mirrors
bucket width, how wide is bucket, width of bucket, bucket cutting width, width over bucket
how long on trailer, length on trailer, transport length, shipping length, travel length, overall transport length
length without bucket, length without forks, length to fork face, overall length without bucket, length to carriage
how long are forks, how thick are forks, fork length, fork dimensions, fork size, fork section, fork width
height of cab, how tall is cab, height over cab, cab height, overall height cab, height to top of rops
fit under roof, fit in garage, fit in shed, door height, headroom, overall height, minimum height, height rops folded
how tall with beacon, height with beacon, with light on roof, height over beacon
fit in container, container transport, shipping container, container dimensions, transport in container
tail to front wheel, length of tracks, track length, undercarriage length, crawler length, length of track on ground, track contact length
tumbler distance, sprocket to idler, tumbler centre distance, distance between tumblers, sprocket idler centre distance
distance between wheels, how far apart wheels, track gauge, wheel track, tread width, track width
how high off floor, how low does sit, ground clearance, clearance height, minimum ground clearance
step over height, kerb height, obstacle height, curb height, maximum obstacle height
how deep water, deep water can go, how deep can wade, fording depth, wading depth, water depth, maximum water depth, permissible water depth
how tight does turn, how small circle, turning circle, turning radius, clearance circle, outer turning radius, inner turning radius
bend angle, how far does bend, steering angle, articulation angle, steer angle, maximum articulation angle
how far does axle, axle oscillation angle, oscillation angle, axle oscillation, oscillating angle
how steep sideways, how far can lean, side slope limit, lateral inclination, maximum side slope, permissible lateral slope, tilt limit
how steep hill, steepest hill, climbing ability, gradeability, maximum gradient, grade ability, maximum slope
weight with cab, weight with driver, weight with full tank, operating weight, operating mass, service weight, working weight
weight with bucket, weight without bucket, bare weight, basic weight, weight without attachment, bare machine weight
how heavy is bucket, bucket weight, weight of bucket, attachment mass, mass of bucket, attachment weight
how heavy is counterweight, counterweight mass, counterweight weight, weight of counterweight, additional counterweight
weight of parts, weight of components, component weight, mass of components, weights of heavy parts
heavy on ground, sink in ground, how hard on lawn, ground pressure, ground contact pressure, bearing pressure, ground bearing pressure
leg pressure, force on outrigger, pressure under legs, outrigger load, stabilizer load, support force, outrigger pad load, point load
flow at couplers, litres at couplers, auxiliary flow rate, auxiliary hydraulic flow, flow at quick couplers, oil flow auxiliary, standard flow, high flow
pressure at couplers, auxiliary pressure, attachment pressure, auxiliary circuit pressure, auxiliary relief pressure
pump size, how big pump, pump displacement, pump capacity, pump delivery, maximum pump flow, pump flow rate
how big is engine, engine data, engine specifications, engine model, engine displacement, engine rating, number of cylinders
what emissions, emission stage, tier 4, stage v, emission standard, exhaust emission level, emission class, co2 emissions
how long on tank, does tank last, tank last, hours per tank, running time per tank, operating time full tank, fuel autonomy, run time
does battery last, how long battery lasts, hours on one charge, battery run time, operating time per charge, battery autonomy, battery operating time
how long to charge, charge time, charging time, charging duration, recharge time
size of battery, which battery, what size battery, battery type, battery specification, battery capacity, cold cranking current
size of alternator, alternator amps, alternator output, alternator rating, alternator capacity
starter size, starter power, starter motor output, starter rating, starter output
bulb size, what bulb, which bulb, bulb wattage, bulb type, light bulb specification, bulb rating
size of tyres, what tyres, which tyres, tyre size, tire size, tyre specification, approved tyres, tyre designation
size of tracks, what tracks, which tracks, rubber track size, track shoe width, track size, number of track links
pressure in tyres, how hard are tyres, how hard should tyres, tyre pressure, tire pressure, tyre inflation pressure, how much air in tyres
how tight are wheels, how tight should wheels, how tight wheel nuts, tight are wheel nuts, wheel nut torque, wheel bolt torque, tightening torque wheel nuts, wheel nut tightening torque
tight are bucket bolts, cutting edge bolt torque, blade bolt torque, tightening torque cutting edge, plow bolt torque
how tight track bolts, track bolt torque, track shoe bolt torque, shoe bolt tightening torque, sprocket bolt torque
pin size, how thick pin, diameter of pins, pin diameter, bucket pin diameter, ear width, coupling dimensions
water tank size, how much water does, sprinkler tank capacity, water tank capacity, water tank volume
many pumps of grease, grease per pin, pumps of grease gun, grease strokes, amount of grease, quantity of grease
how many hours service, hours between services, service every how many hours, service interval, maintenance interval, periodic maintenance
hours between oil changes, when change oil, oil need changing, oil change interval, engine oil change interval, oil replacement interval
when to change filter, when change filter, how often change filter, filter change interval, filter replacement interval, replacement interval
when change belt, when replace belt, belt replacement interval, service life of belt, belt change interval
how old can hoses, when change hoses, how long do hoses, hose replacement interval, hose service life, storage life hoses
before turn off engine, idle before stopping, cool down time, idle time before shutdown, cooling down time
how long to crank, long to hold key, long to turn over, cranking time, maximum cranking time, starter operating time, starting attempt duration
wait between tries, wait before trying again, wait between starts, starter cooling time, pause between starting attempts, starting attempt interval
long to warm up, warm up time, how long let warm, warming up time, warm up period, warm up duration
how long running in, running in hours, break in hours, break in period, running in period
how long does regen, regen time, length of regen, regeneration duration, regeneration time, duration of regeneration
how cold can start, lowest starting temperature, minimum starting temperature, cold start temperature, lowest ambient temperature
what oil for winter, winter oil, thin oil for winter, oil viscosity low temperature, viscosity ambient temperature, cold weather oil
how strong sockets, can run off generator, output of sockets, rated output, socket rating, maximum output power, rated current
how many bulbs, how many lamps, number of lights, light output, lumens, luminous flux
`
