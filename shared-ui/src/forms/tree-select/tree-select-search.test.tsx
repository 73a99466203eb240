import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { groups } from './tree-select.fixture';
import { active, chosen, field, Form, names, open, row, setWidth } from './tree-select.harness';

beforeEach(() => setWidth(1280));

describe('a code typed in full, below the length of the filter', () => {
  it.each([
    ['gb', 'United Kingdom', 'GB'],
    ['UK', 'United Kingdom, UK', 'GB'],
    ['De', 'Germany', 'DE'],
  ])('%s is highlighted without filtering, and Enter takes it [S2.29, S9.07]', async (typed, name, code) => {
    const user = await open();
    await user.keyboard(typed);
    expect(
      names().filter((shown) => ['All countries', 'Europe', 'South America', 'Asia'].includes(shown ?? '')),
    ).toEqual(['All countries', 'Europe', 'South America', 'Asia']);
    expect(active()).toBe(name);
    expect(screen.getByText(`Press Enter to choose ${name.replace(/,.*/, '')}`)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(chosen()).toBe(code);
    expect(field()).toHaveValue('');
  });

  it('that names nothing highlights nothing, and Enter takes nothing', async () => {
    const user = await open();
    await user.keyboard('xx{Enter}');
    expect(active()).toBeNull();
    expect(chosen()).toBe('');
    expect(field()).toHaveValue('xx');
  });

  it('is of an option, never of the group that shares it', async () => {
    const user = await open();
    await user.keyboard('sa{Enter}');
    expect(chosen()).toBe('SA');
    expect(row('South America')).toHaveAttribute('aria-checked', 'false');
  });
});

describe('Enter', () => {
  it('takes the best match, not the group above it nor a match in the middle of a word', async () => {
    const user = userEvent.setup();
    const listed = [
      {
        code: 'AF',
        label: 'Africa',
        options: [
          { code: 'DZ', label: 'Algeria' },
          { code: 'NG', label: 'Nigeria' },
        ],
      },
      ...groups,
    ];
    render(<Form groups={listed} />);
    await user.click(field());
    await user.keyboard('ger');
    expect(names()).toEqual(['Africa', 'Algeria', 'Nigeria', 'Europe', 'Germany']);
    expect(active()).toBe('Germany');
    await user.keyboard('{Enter}');
    expect(chosen()).toBe('DE');
  });

  it('takes nothing of a list that was only opened, nor what the pointer rests on', async () => {
    const user = await open();
    const pressed = async () => {
      const all: (string | null)[] = [];
      for (const key of ['{Enter}', ' ']) {
        await user.keyboard(key);
        all.push(chosen());
      }
      return all;
    };
    expect(await pressed()).toEqual(['', '']);
    await user.hover(row('Europe'));
    expect(await pressed()).toEqual(['', '']);
  });

  it('takes a group that was walked to', async () => {
    const user = await open();
    await user.keyboard('uni{ArrowUp}');
    expect(active()).toBe('Europe');
    await user.keyboard('{Enter}');
    expect(chosen()).toBe('GB');
  });

  it('stays at the last match when it is walked past, so that a match is taken all the same', async () => {
    const user = await open();
    await user.keyboard('ital{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen()).toBe('IT');
  });

  it('leaves what is chosen already, as long as it was not walked to', async () => {
    const user = await open(['GB']);
    await user.keyboard('uk{Enter}');
    expect(chosen()).toBe('GB');
    await user.keyboard('{Enter}');
    expect(chosen()).toBe('GB');
  });
});

it('is found by another name, which is shown beside its own', async () => {
  const user = await open();
  await user.keyboard('engl');
  expect(names()).toEqual(['Europe', 'United KingdomEngland']);
  expect(screen.getByText('Engl', { selector: 'strong' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(chosen()).toBe('GB');
});

it.each([
  ['turk', 'Türk'],
  ['TÜRK', 'Türk'],
  ["cote d'i", 'Côte d’I'],
])('is found by “%s” with or without accents, the match in bold', async (typed, bold) => {
  const user = userEvent.setup();
  const accented = [
    {
      code: 'X',
      label: 'Elsewhere',
      options: [
        { code: 'TR', label: 'Türkiye' },
        { code: 'CI', label: 'Côte d’Ivoire' },
      ],
    },
  ];
  render(<Form groups={accented} />);
  await user.click(field());
  await user.keyboard(typed);
  expect(screen.getByText(bold, { selector: 'strong' })).toBeVisible();
});
