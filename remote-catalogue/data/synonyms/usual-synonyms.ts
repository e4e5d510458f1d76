/** What a catalogue without a `synonyms.txt` has, in the form of that file. */
export const usualSynonyms = `# Hazards and protection
hi-vis = hi viz = hivis = hi visibility = high vis = high viz = high visibility = hv = reflective clothing = EN ISO 20471 > fluorescent
FR = FRC = flame retardant = flame resistant = flame proof = fire resistant = fire retardant = fire proof = fire rated = inherent FR = NFPA 2112 = EN ISO 11612
fire = flame
arc flash = arc = arc rated = electric arc = arc protection = switchgear = IEC 61482 = ELIM = APC = ATPV
winter = cold = cold weather = winter weather = thermal = thermo = freezer = deep freeze = cold store = cold storage = cold room = chill = EN 511 > insulated > lined
insulated = insulation = wadding > EN 511 > fleece > pile
heat = hot = heat resistant = heat proof = hot work = oven = furnace = foundry = high temperature = EN 407
oven = bakery = kitchen > terry
weld = welding = welder = EN 12477 = EN ISO 11611
TIG = argon = fine welding
MIG = MAG = stick welding
molten metal = molten splash = metal splash > foundry
cut resistant = cut = cut proof = anti cut = cut protection = cut protective = cutproof = slash resistant = slash proof = knife proof = ISO 13997 > HPPE > glass fibre > steel
impact = anti impact = knuckle = back of hand = TPR = bump = crush = EN 13594 = ISEA 138
antistatic = ESD = anti static = static dissipative = conductive = EN 1149 = EN 16350
waterproof = water proof = watertight = rain proof = membrane
rain = rainwear = wet weather = waterproof
touchscreen = touch screen = smartphone = smart phone = phone = tablet = screen touch
disposable = single use = one way = throwaway
multi-norm = multinorm = multi norm = multi hazard = multi standard = multi risk
category III = cat III = cat 3 = category 3 = CAT-III
category II = cat II = cat 2 = category 2
category I = cat I = cat 1 = category 1
chemical splash = liquid splash = spray tight = EN 13034
precision = fine assembly = dexterity = EN ISO 21420 = EN 420

# Gloves
safety glove = protective glove = work glove = working glove = industrial glove = hand protection = mitten = mitt = handwear > glove
rigger = canadian = docker
driver = drivers = driving = drivers glove
gauntlet = long cuff = long glove = elbow length
garden = gardening = gardener
rose = thorn = pruning = hedge
inspection = inspector = quality control
oil = oily = greasy = grease > nitrile
glass = glazier = glass handling = sheet glass
sheet metal = metal handling = sharp edges > cut resistant
grip = gripper = anti slip = non slip = slip resistant > dotted
abrasion resistant = abrasion = hard wearing = wear resistant
puncture resistant = puncture = puncture proof
tear resistant = tear = rip resistant
dot = dotted = pimple = nubs
coated = dipped = coating = palm coated = palm dipped
fingertip = finger tip = finger coated
women = ladies = small hands
knit wrist = knitted wrist = knitted cuff = elasticated wrist
hook and loop = velcro
thin = fine = lightweight = light weight = light
padded = padding = gel

# Clothing
clothing = workwear = clothes = apparel = protective clothing = safety clothing > garment
coverall = boiler suit = overall = jumpsuit = jump suit = flight suit = suit
bib and brace = dungaree = bib overall = bib trousers = bib pants = salopette
trousers = pants = cargo = slacks > jeans
vest = waistcoat = tabard = safety vest
sweatshirt = jumper = pullover = sweater > hooded
hooded = hoodie = hoody = hood
bodywarmer = body warmer = gilet = padded vest
jacket = coat > parka
parka = anorak = winter jacket = winter coat
tee = t-shirt = tshirt = tee shirt
polo = polo shirt
lab coat = laboratory coat = white coat = doctors coat = warehouse coat
warehouse coat = dust coat = shop coat
tunic = scrub top
scrubs = medical suit = medical uniform = nurse uniform = nursing uniform
nurse = nursing = carer = care home
medical = hospital = clinical = healthcare = health care
gown = isolation gown = surgical gown = theatre gown = operating gown = EN 13795 = AAMI PB70
apron = bib apron = pinafore
tape = reflective tape = reflective strip = reflective
pocket = pocketed
knee pad = knee pocket = kneepad
welding jacket = welders jacket
shorts = short trousers

# Materials. Trade marks of others are words to find by; they are not names of our articles.
PU = polyurethane
PVC = vinyl
nitrile = NBR = nitril
latex = rubber = natural rubber
Kevlar = aramid = Nomex = Twaron = para-aramid = meta-aramid
Dyneema = UHMWPE = HPPE = Spectra = high performance polyethylene
polycotton = poly cotton = polyester cotton = TC
PE = polyethylene
acrylic = acryl
spandex = elastane = Lycra = stretch
goat = goatskin = goat skin = kidskin
cow = cowhide = cow hide = cow leather > grain leather
pig = pigskin = pig skin
deer = deerskin = buckskin
sheep = sheepskin = lambskin = cabretta
hide = leather > goatskin > cowhide > pigskin > deerskin > sheepskin > buffalo
split leather = suede = split cowhide = chrome leather
non-woven = nonwoven = SMS = spunbond
denim = jeans
brushed = fleece
jersey = stockinette
terry = terrycloth = terry cloth = towelling = loop pile

# Work
forklift = fork lift = fork truck
warehouse = logistics = storage = picking = packing > warehouse coat
offshore = oil and gas = oilfield = oil rig = drilling
railway = rail = train
road = roadwork = highway = traffic
construction = building site = builder = building
mining = miner = mine
forestry = tree = arborist = logging = tree surgeon
fishing = fish = fishery
food = catering
electrician = switch cabinet
painter = painting = decorator
rescue = extrication
steel mill = steelworks

# Spelling
grey = gray
colour = color
fibre = fiber
aluminised = aluminized = aluminum = aluminium
jewellery = jewelry
XL = extra large
`;
