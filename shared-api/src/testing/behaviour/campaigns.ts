import { answers, invalid, refuses, type Behaviour } from './behaviour';
import { someNumber, someText } from './described';

const everything = {
  id: 17_890_001,
  name: 'Everything, everywhere',
  status: 'enabled',
  type: 'performance_max',
  amount: 20,
  country: 'US',
  targeted_locations: ['US', 'GB'],
} as const;
const created = {
  id: someNumber('new'),
  name: 'Gifts',
  status: 'enabled',
  type: 'performance_max',
  amount: 20,
  country: 'US',
  targeted_locations: ['GB'],
} as const;
const edited = { status: 'success', message: 'Successfully edited campaign.' };
const deleted = { status: 'success', message: 'Successfully deleted campaign.' };
const duplicate = 'A campaign with this name already exists';
const gone = 'This campaign has already been deleted';
const notEditable = 'Error editing campaign: the campaign was removed.';
const removedCode = 'OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE';
const unknown = { status: 404, message: 'Campaign is not available.', details: { id: 987_654 } };
const noEntry = {
  status: 404,
  message: 'There is no such entry. Entries are kept for 400 days.',
  details: { id: 987_654 },
};

/** Paid campaigns. */
export const campaignBehaviours: readonly Behaviour[] = [
  {
    rule: 'nothing was changed yet where there are no campaigns',
    given: 'connected',
    steps: [
      answers('listActivity', { query: { kind: 'campaign' } }, { entries: [], people: [], next_page: null }),
      refuses('getActivityEntry', { params: { id: 987_654 } }, noEntry),
      refuses('undoActivity', { params: { id: 987_654 } }, noEntry),
    ],
  },
  {
    rule: 'a new campaign runs, belongs to the country of the store and is listed last [S3.14]',
    given: 'ads-complete',
    steps: [
      answers('createCampaign', { body: { amount: 20, targeted_locations: ['GB'], name: 'Gifts' } }, created),
      answers('getCampaign', { params: { id: someNumber('new') } }, created),
      answers('deleteCampaign', { params: { id: 17_890_002 } }, { ...deleted, id: 17_890_002 }),
      answers('deleteCampaign', { params: { id: 17_890_003 } }, { ...deleted, id: 17_890_003 }),
      answers('listCampaigns', {}, [everything, created]),
    ],
  },
  {
    rule: 'a campaign that nobody names has a name of its own',
    given: 'ads-complete',
    steps: [
      answers(
        'createCampaign',
        { body: { amount: 12.5, targeted_locations: ['US', 'GB'] } },
        { ...created, name: someText('name'), amount: 12.5, targeted_locations: ['US', 'GB'] },
      ),
      refuses(
        'createCampaign',
        { body: { amount: 5, targeted_locations: ['US'], name: someText('name') } },
        {
          status: 400,
          message: duplicate,
          details: { errors: { DUPLICATE_CAMPAIGN_NAME: duplicate } },
        },
      ),
    ],
  },
  {
    rule: 'without an ads account there are no campaigns, and none is created',
    given: 'complete',
    steps: [
      answers('listCampaigns', {}, []),
      refuses(
        'createCampaign',
        { body: { amount: 5, targeted_locations: ['US'] } },
        {
          status: 400,
          message: 'Error creating campaign: no Ads account is connected.',
          details: { errors: {} },
        },
      ),
    ],
  },
  {
    rule: 'a campaign is for countries that can be targeted',
    given: 'ads-complete',
    steps: [
      refuses('createCampaign', { body: { amount: 5, targeted_locations: ['CN'] } }, invalid('targeted_locations')),
      refuses('createCampaign', { body: { amount: 5, targeted_locations: [] } }, invalid('targeted_locations')),
      refuses('createCampaign', { body: { amount: 0, targeted_locations: ['US'] } }, invalid('amount')),
    ],
  },
  {
    rule: 'name, status and budget of a campaign change one by one',
    given: 'ads-complete',
    steps: [
      answers(
        'updateCampaign',
        { params: { id: 17_890_001 }, body: { status: 'paused' } },
        { ...edited, id: 17_890_001 },
      ),
      answers('updateCampaign', { params: { id: 17_890_001 }, body: { amount: 7.5 } }, { ...edited, id: 17_890_001 }),
      answers('updateCampaign', { params: { id: 17_890_001 }, body: { name: 'All' } }, { ...edited, id: 17_890_001 }),
      answers(
        'getCampaign',
        { params: { id: 17_890_001 } },
        { ...everything, status: 'paused', amount: 7.5, name: 'All' },
      ),
      refuses(
        'updateCampaign',
        { params: { id: 17_890_001 }, body: {} },
        {
          status: 400,
          message: 'Invalid edit data.',
        },
      ),
      refuses(
        'updateCampaign',
        { params: { id: 17_890_001 }, body: { name: 'Lanterns 2024' } },
        {
          status: 400,
          message: duplicate,
          details: { id: 17_890_001, errors: { DUPLICATE_CAMPAIGN_NAME: duplicate } },
        },
      ),
    ],
  },
  {
    rule: 'a removed campaign is listed on request, and changes no more [O3.09]',
    given: 'ads-complete',
    steps: [
      answers('deleteCampaign', { params: { id: 17_890_002 } }, { ...deleted, id: 17_890_002 }),
      answers('deleteCampaign', { params: { id: 17_890_003 } }, { ...deleted, id: 17_890_003 }),
      answers('listCampaigns', {}, [everything]),
      answers('deleteCampaign', { params: { id: 17_890_001 } }, { ...deleted, id: 17_890_001 }),
      answers('getCampaign', { params: { id: 17_890_001 } }, { ...everything, status: 'removed' }),
      answers('listCampaigns', { query: { exclude_removed: true } }, []),
      refuses(
        'deleteCampaign',
        { params: { id: 17_890_001 } },
        {
          status: 400,
          message: gone,
          details: { id: 17_890_001, errors: { [removedCode]: gone } },
        },
      ),
      refuses(
        'updateCampaign',
        { params: { id: 17_890_001 }, body: { amount: 5 } },
        {
          status: 400,
          message: notEditable,
          details: { id: 17_890_001, errors: { [removedCode]: notEditable } },
        },
      ),
    ],
  },
  {
    rule: 'a campaign that there is not is neither read nor changed nor removed',
    given: 'ads-complete',
    steps: [
      refuses('getCampaign', { params: { id: 987_654 } }, unknown),
      refuses('updateCampaign', { params: { id: 987_654 }, body: { amount: 5 } }, unknown),
      refuses('deleteCampaign', { params: { id: 987_654 } }, unknown),
    ],
  },
];
