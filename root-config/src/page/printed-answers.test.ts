import { createPrintedAnswers } from './printed-answers';

/** A document of which the list of reads has come. */
const pageOf = (urls: readonly string[]) => {
  const page = document.implementation.createHTMLDocument();
  const add = (id: string, text: string) => {
    const block = page.createElement('script');
    block.id = id;
    block.append(text);
    page.body.append(block);
  };
  add('reads', JSON.stringify(urls));
  let state: DocumentReadyState = 'loading';
  Object.defineProperty(page, 'readyState', { get: () => state });
  return {
    page,
    /** As a browser parses it: the element first, its text later, what follows it last. */
    begin: (index: number, half: string) => add(`answer-${index}`, half),
    goOn: (index: number, half: string) => page.getElementById(`answer-${index}`)?.append(half),
    follow: () => page.body.append('\n'),
    end() {
      state = 'interactive';
      page.dispatchEvent(new Event('readystatechange'));
    },
  };
};

const answerWith = (text: string) => JSON.stringify({ status: 200, headers: {}, text });
const found = (text: string) => ({ status: 200, headers: {}, text });

it('gives an answer that has come once, and nothing for an address that the page does not bring', async () => {
  const { page, begin, follow } = pageOf(['/a', '/b']);
  begin(0, answerWith('A'));
  follow();
  const answers = createPrintedAnswers(page);
  expect(answers.take('/c')).toBeNull();
  expect(await answers.take('/a')).toEqual(found('A'));
  expect(answers.take('/a')).toBeNull();
});

it('waits for an answer that is on its way, and takes no half of one', async () => {
  const { page, begin, goOn, follow } = pageOf(['/a', '/b']);
  const answers = createPrintedAnswers(page);
  const told: (string | undefined)[] = [];
  const coming = Promise.all(['/a', '/b'].map(async (url) => told.push((await answers.take(url))?.text)));
  begin(1, '{"status":200,');
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).toEqual([]);
  goOn(1, '"headers":{},"text":"B"}');
  follow();
  begin(0, answerWith('A'));
  follow();
  await coming;
  expect(told.sort()).toEqual(['A', 'B']);
});

it('takes the last answer when the document ends, and says that another one does not come', async () => {
  const { page, begin, end } = pageOf(['/a', '/b', '/c']);
  const answers = createPrintedAnswers(page);
  const [first, second] = [answers.take('/a'), answers.take('/b')];
  begin(1, answerWith('B'));
  end();
  expect(await Promise.all([first, second])).toEqual([null, found('B')]);
  expect(await answers.take('/c')).toBeNull();
});

it('shows an answer that is there, which stays until it is taken, and none that is half there or does not come [19.5]', async () => {
  const { page, begin, goOn, follow, end } = pageOf(['/a', '/b']);
  const answers = createPrintedAnswers(page);
  expect(answers.look('/a')).toBeNull();
  begin(0, '{"status":200,');
  expect(answers.look('/a')).toBeNull();
  goOn(0, '"headers":{},"text":"A"}');
  follow();
  expect([answers.look('/a'), answers.look('/a'), answers.look('/c')]).toEqual([found('A'), found('A'), null]);
  expect(await answers.take('/a')).toEqual(found('A'));
  expect(answers.look('/a')).toBeNull();
  end();
  expect(answers.look('/b')).toBeNull();
});

it('forgets what nobody took once something may have changed', () => {
  const { page, begin, follow } = pageOf(['/a']);
  begin(0, answerWith('A'));
  follow();
  const answers = createPrintedAnswers(page);
  answers.drop();
  expect(answers.look('/a')).toBeNull();
  expect(answers.take('/a')).toBeNull();
});

it('brings nothing in a document without such a list', () => {
  const page = document.implementation.createHTMLDocument();
  expect(createPrintedAnswers(page).take('/a')).toBeNull();
});
